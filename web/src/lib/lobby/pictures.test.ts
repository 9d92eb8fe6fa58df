import { afterEach, expect, it, vi } from 'vitest';
import { Texts } from '$lib/i18n/texts.svelte';
import { OwnPictures } from './pictures.svelte';

afterEach(() => vi.unstubAllGlobals());

it('what the host writes while the last words are being saved is saved next', async () => {
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { descriptions: unknown }).descriptions);
    return new Promise<Response>((done) => answers.push(() => done(new Response(null, { status: 204 }))));
  });
  const pictures = new OwnPictures('ABCD2345', await Texts.in('en'));
  const saved = pictures.describe('card-001', 'A bo');
  void pictures.describe('card-001', 'A boat');
  void pictures.describe('card-002', 'A lamp');
  answers.shift()!();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  answers.shift()!();
  await saved;
  expect(sent).toEqual([{ 'card-001': 'A bo' }, { 'card-001': 'A boat', 'card-002': 'A lamp' }]);
  expect([...pictures.saved]).toEqual(['card-001', 'card-002']);
});
