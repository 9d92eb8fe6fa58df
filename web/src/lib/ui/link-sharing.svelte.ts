/** Sends a link or a text to others: through the device where it can, else through the clipboard. */
export class LinkSharing {
  readonly canShare = typeof navigator.share === 'function';
  copied = $state(false);

  /** Copy a text; false if nothing could. Then the field that shows it is selected, so that one keystroke copies. */
  async copy(text: string, field?: HTMLElement): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      this.copied = true;
    } catch {
      if (field) getSelection()?.selectAllChildren(field);
      this.copied = copyBySelection(text);
    }
    return this.copied;
  }

  async share(data: ShareData): Promise<void> {
    try {
      await navigator.share(data);
    } catch {
      // closed without sharing
    }
  }
}

/** Copy as a keystroke would, for pages without a clipboard of their own, as over plain HTTP. */
function copyBySelection(text: string): boolean {
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', fill);
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', fill);
  }
}
