import type { Texts } from '$lib/i18n/texts.svelte';
import type { FileProblem, UploadLimits } from '$lib/protocol/types';

export const MEGABYTE = 1_000_000;
export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/avif,.zip,application/zip';

const isZip = (file: File) => /\.zip$/i.test(file.name);
const isHiddenFile = (name: string) => name.startsWith('.') || name === 'Thumbs.db';

/** What is wrong with files before they have travelled; the server looks into them, and has the last word. */
export function faultsOf(
  files: readonly File[],
  limits: UploadLimits,
  texts: Texts,
): Pick<FileProblem, 'file' | 'message'>[] {
  const { least, most, file_bytes, total_bytes } = limits;
  const all = (message: string) => [{ file: '', message }];
  if (files.some(isZip)) {
    if (files.length > 1) return all(texts.text('decks-zip-alone'));
  } else if (files.length < least || files.length > most) {
    return all(texts.text('decks-picture-count', { least, most, found: files.length }));
  }
  if (files.reduce((sum, file) => sum + file.size, 0) > total_bytes)
    return all(texts.text('decks-total-bytes', { limit: total_bytes / MEGABYTE }));
  const message = texts.text('decks-picture-bytes', { limit: file_bytes / MEGABYTE });
  return files
    .filter((file) => file.size > file_bytes && !isZip(file))
    .map((file) => ({ file: file.name, message }));
}

/** All files that were dropped, also those in folders. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...transfer.files];
  return (await Promise.all(entries.map(filesIn))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isHiddenFile(entry.name)) return [];
  if (entry.isFile)
    return [await new Promise<File>((done, failed) => (entry as FileSystemFileEntry).file(done, failed))];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: File[] = [];
  for (;;) {
    // A folder is told in portions; an empty one is the last.
    const some = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (some.length === 0) return found;
    found.push(...(await Promise.all(some.map(filesIn))).flat());
  }
}
