import { screen, waitFor } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAlbum } from '$lib/testing/sample-album';
import { aGame, aView } from '$lib/testing/sample-views';
import type { View } from '$lib/protocol/types';
import { AppHarness, beginning, called, say } from '$lib/testing/app-harness';
import { mine } from '$lib/testing/scenes';
import * as saving from '$lib/ui/save';

const pictureOf = (names: 'yes' | 'no') => `/api/tables/ABCD2345/albums/1/picture?names=${names}&lang=en`;
let app: AppHarness;

beforeEach(() => {
  vi.spyOn(saving, 'saveFile').mockReturnValue();
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(() => Promise.resolve({ width: 1080, height: 1350 })),
  );
});
afterEach(async () => {
  await app.leave();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

function over(): View {
  const game = aGame({ phase: 'over', scores: [[2, 4, 6]], winners: [2] });
  const view = mine(aView({ game: { ...game, record: anAlbum().record.rounds } }));
  return { ...view, table: { ...view.table!, games: 1 } };
}

async function open(painted: readonly ('yes' | 'no')[] = ['yes', 'no']) {
  const replies = Object.fromEntries(painted.map((names) => [`GET ${pictureOf(names)}`, 'a picture']));
  app = await AppHarness.at(over(), { replies });
  (await screen.findByRole('button', { name: say('sharing-open') })).click();
  flushSync();
}
const shown = () =>
  screen.findByRole<HTMLCanvasElement>('img', { name: beginning(say('sharing-picture', { title: '' })) });
/** The pictures that the server was asked for. */
const painted = () => app.asked.map(({ path }) => path).filter((path) => path.includes('/picture'));
const button = (id: 'sharing-send' | 'sharing-save') =>
  screen.findByRole('button', { name: called(say(id)) });

function offerSheet(share: () => Promise<void>) {
  Object.assign(navigator, { canShare: () => true, share: vi.fn(share) });
  return vi.mocked(navigator.share);
}

describe('a picture of a game', () => {
  it('is painted by the server, with names, and says whose game it is', async () => {
    await open();
    const picture = await shown();
    expect(picture.getAttribute('aria-label')).toContain('Bo');
    await waitFor(() => expect([picture.width, picture.height]).toEqual([1080, 1350]));
    expect(painted()).toEqual([pictureOf('yes')]);
  });

  it('leaves names out with one tap', async () => {
    await open();
    await shown();
    screen.getByRole<HTMLInputElement>('radio', { name: say('sharing-unnamed') }).click();
    flushSync();
    await waitFor(() => expect(createImageBitmap).toHaveBeenCalledTimes(2));
    expect(painted()).toEqual([pictureOf('yes'), pictureOf('no')]);
  });

  it('goes to the sheet of the system as a file, with nothing of the table in its name', async () => {
    const share = offerSheet(() => Promise.resolve());
    await open();
    await shown();
    (await button('sharing-send')).click();
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [file] = share.mock.lastCall![0]!.files!;
    expect([file!.name, file!.type]).toEqual(['stella.jpg', 'image/jpeg']);
    expect(saving.saveFile).not.toHaveBeenCalled();
  });

  it('takes it calmly when somebody closes that sheet', async () => {
    const share = offerSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    await open();
    await shown();
    (await button('sharing-send')).click();
    await waitFor(() => expect(share).toHaveBeenCalled());
    flushSync();
    expect(screen.queryByText(say('sharing-failed'))).toBeNull();
  });

  it('is saved where there is no such sheet, and the page says so', async () => {
    await open();
    await shown();
    (await button('sharing-save')).click();
    expect(await screen.findByText(say('sharing-saved'))).toBeDefined();
    expect(vi.mocked(saving.saveFile).mock.lastCall![0]).toBe('stella.jpg');
  });

  it('that the server could not paint is not sent', async () => {
    await open([]);
    expect(await screen.findByText(say('sharing-failed'))).toBeDefined();
    expect((await button('sharing-save')).hasAttribute('disabled')).toBe(true);
  });

  it('can be had from an album', async () => {
    app = await AppHarness.to('/t/ABCD2345/album/1', {
      replies: { 'GET /api/tables/ABCD2345/albums/1': anAlbum(), [`GET ${pictureOf('yes')}`]: 'a picture' },
    });
    (await screen.findByRole('button', { name: say('sharing-open') })).click();
    flushSync();
    await shown();
  });
});
