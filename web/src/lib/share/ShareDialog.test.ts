import { screen, waitFor } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aGame, aView } from '$lib/game/samples';
import type { RoundRecord, View } from '$lib/protocol/types';
import { mine } from '$lib/testing/scenes';
import { beginning, say, AppHarness } from '$lib/testing/app-harness';
import * as saving from '$lib/ui/save';
import { anAlbum } from '$lib/album/sample';
import openGame from './golden-open.json';
import * as picture from './picture';
import type { ShareCard } from './share-card';

const FILE = new File(['picture'], 'stella-constellation.jpg', { type: 'image/jpeg' });
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

const drawn = (): [ShareCard, picture.Shape] => {
  const [, story, shape] = vi.mocked(picture.draw).mock.lastCall!;
  return [story, shape];
};
const button = (id: 'sharing-send' | 'sharing-save') => screen.findByRole('button', { name: say(id) });

async function open() {
  app = await AppHarness.at(over());
  (await screen.findByRole('button', { name: say('sharing-open') })).click();
  flushSync();
  await waitFor(() => expect(picture.draw).toHaveBeenCalled());
  await waitFor(async () => expect((await anyButton()).hasAttribute('disabled')).toBe(false));
}
const anyButton = () =>
  screen.findByRole('button', { name: (name) => [say('sharing-send'), say('sharing-save')].includes(name) });

function offerSheet(share: () => Promise<void>) {
  Object.assign(navigator, { canShare: () => true, share: vi.fn(share) });
  return vi.mocked(navigator.share);
}

describe('sharing a picture', () => {
  it('begins with the constellation, upright, with names', async () => {
    await open();
    const [story, shape] = drawn();
    expect([story.kind, shape]).toEqual(['constellation', 'upright']);
    expect(story.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cy']);
  });

  it('leaves names out when asked to', async () => {
    await open();
    screen.getByRole('switch', { name: beginning(say('sharing-names')) }).click();
    flushSync();
    const [story] = drawn();
    expect(story.seats.map(({ name }) => name)).toEqual([null, null, null]);
  });

  it('draws a round, the whole game and both shapes', async () => {
    await open();
    const [what, shape] = screen.getAllByRole<HTMLSelectElement>('combobox').slice(-2);
    const pick = (field: HTMLSelectElement, value: string) => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      flushSync();
    };
    pick(what!, 'round-2');
    pick(shape!, 'wide');
    expect([drawn()[0].pictures.length, drawn()[1]]).toEqual([15, 'wide']);
    pick(what!, 'game');
    expect(drawn()[0].kind).toBe('game');
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
    expect(saving.saveFile).toHaveBeenCalledExactlyOnceWith('stella-constellation.jpg', FILE, 'image/jpeg');
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
    const [what] = screen.getAllByRole<HTMLSelectElement>('combobox').slice(-2);
    what!.value = 'round-1';
    what!.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    const held = drawn()[0].pictures.filter(({ holders }) => holders.length > 0);
    const { pointings } = album.record.rounds[0]!;
    expect(held.map(({ place }) => place).sort()).toEqual(pointings.map(({ place }) => place).sort());
  });
});
