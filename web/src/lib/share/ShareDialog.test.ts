import { screen, waitFor } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aGame, aView } from '$lib/testing/sample-views';
import type { RoundRecord, View } from '$lib/protocol/types';
import { mine } from '$lib/testing/scenes';
import { beginning, plain, say, AppHarness } from '$lib/testing/app-harness';
import * as saving from '$lib/ui/save';
import { anAlbum } from '$lib/testing/sample-album';
import openGame from './golden-open.json';
import * as picture from './picture';
import type { ShareCard } from './share-card';

const FILE = new File(['picture'], 'stella-game.jpg', { type: 'image/jpeg' });
let app: AppHarness;

beforeEach(() => {
  vi.spyOn(picture, 'draw').mockResolvedValue();
  vi.spyOn(picture, 'fileOf').mockResolvedValue(FILE);
  vi.spyOn(saving, 'saveFile').mockReturnValue();
});
afterEach(async () => {
  await app.leave();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

function over(): View {
  const game = aGame({ phase: 'over', scores: [[2, 4, 6]], winners: [2] });
  const record = openGame.rounds as unknown as RoundRecord[];
  return mine(aView({ game: { ...game, record } }));
}

const drawn = (): ShareCard => vi.mocked(picture.draw).mock.lastCall![1];
function pick(label: string) {
  screen.getByRole('radio', { name: (name) => plain(name) === label }).click();
  flushSync();
}
const button = (id: 'sharing-send' | 'sharing-save') => screen.findByRole('button', { name: say(id) });

async function open() {
  app = await AppHarness.at(over());
  (await screen.findByRole('button', { name: say('sharing-open') })).click();
  flushSync();
  await waitFor(() => expect(drawn().address).not.toBeNull());
  await waitFor(async () => expect((await anyButton()).hasAttribute('disabled')).toBe(false));
}
const anyButton = () =>
  screen.findByRole('button', { name: (name) => [say('sharing-send'), say('sharing-save')].includes(name) });

function offerSheet(share: () => Promise<void>) {
  Object.assign(navigator, { canShare: () => true, share: vi.fn(share) });
  return vi.mocked(navigator.share);
}

describe('sharing a picture', () => {
  it('begins with the game and its paintings, with names', async () => {
    await open();
    const story = drawn();
    expect(story.kind).toBe('game');
    expect(story.pictures.length).toBeGreaterThan(0);
    expect(story.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cy']);
  });

  it('leaves names out when asked to', async () => {
    await open();
    screen.getByRole('switch', { name: beginning(say('sharing-names')) }).click();
    flushSync();
    const story = drawn();
    expect(story.seats.map(({ name }) => name)).toEqual([null, null, null]);
  });

  it('draws a round, and the whole game again', async () => {
    await open();
    pick(say('sharing-round', { round: 2 }));
    expect(drawn().pictures.length).toBe(15);
    pick(say('sharing-game'));
    expect(drawn().kind).toBe('game');
  });

  it('hands a file to the sheet of the system, with nothing of the table in its name', async () => {
    const share = offerSheet(() => Promise.resolve());
    await open();
    (await button('sharing-send')).click();
    await waitFor(() => expect(share).toHaveBeenCalledExactlyOnceWith({ files: [FILE] }));
    expect(saving.saveFile).not.toHaveBeenCalled();
  });

  it('takes it calmly when somebody closes that sheet', async () => {
    const share = offerSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    await open();
    (await button('sharing-send')).click();
    await waitFor(() => expect(share).toHaveBeenCalled());
    flushSync();
    expect(screen.queryByText(say('sharing-failed'))).toBeNull();
  });

  it('saves the file where there is no such sheet, and says so', async () => {
    await open();
    (await button('sharing-save')).click();
    expect(await screen.findByText(say('sharing-saved'))).toBeDefined();
    expect(saving.saveFile).toHaveBeenCalledExactlyOnceWith('stella-game.jpg', FILE, 'image/jpeg');
  });

  it('says when a browser cannot draw', async () => {
    vi.mocked(picture.draw).mockRejectedValue(new Error('no canvas here'));
    app = await AppHarness.at(over());
    (await screen.findByRole('button', { name: say('sharing-open') })).click();
    expect(await screen.findByText(say('sharing-failed'))).toBeDefined();
    expect((await anyButton()).hasAttribute('disabled')).toBe(true);
  });

  it('from the album of a table with closed slates knows only what was pointed at, not even the own crosses', async () => {
    const album = anAlbum({ closed: true });
    app = await AppHarness.to('/t/ABCD2345/album/1', {
      replies: { 'GET /api/tables/ABCD2345/albums/1': album },
    });
    (await screen.findByRole('button', { name: say('sharing-open') })).click();
    flushSync();
    await waitFor(() => expect(picture.draw).toHaveBeenCalled());
    pick(say('sharing-round', { round: 1 }));
    const held = drawn().pictures.filter(({ holders }) => holders.length > 0);
    const { pointings } = album.record.rounds[0]!;
    expect(held.map(({ place }) => place).sort()).toEqual(pointings.map(({ place }) => place).sort());
  });
});
