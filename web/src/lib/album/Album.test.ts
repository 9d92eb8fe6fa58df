import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDecks } from '$lib/decks/deck.svelte';
import { aGame, aView } from '$lib/testing/sample-views';
import { mine } from '$lib/testing/scenes';
import { called, plain, say, AppHarness } from '$lib/testing/app-harness';
import type { Album } from '$lib/protocol/types';
import { anAlbum } from '$lib/testing/sample-album';

let app: AppHarness;
afterEach(() => app.leave());

const AT = 'GET /api/tables/ABCD2345/albums';

async function open(album: Album = anAlbum()): Promise<void> {
  app = await AppHarness.to('/t/ABCD2345/album/1', { replies: { [`${AT}/1`]: album } });
  await screen.findByRole('button', { name: say('album-replay') });
}

async function watch(album?: Album): Promise<void> {
  await open(album);
  screen.getByRole('button', { name: say('album-replay') }).click();
  flushSync();
}

async function press(key: string, target: Element = document.body): Promise<void> {
  await fireEvent.keyDown(target, { key });
  flushSync();
}

const caption = () => plain(screen.getByRole('status').textContent).trim();
const crossed = () =>
  [...document.querySelectorAll('.tile.marked')].map((tile) => Number(tile.getAttribute('data-place')));
const step = () => plain(screen.getByRole('slider').getAttribute('aria-valuetext') ?? '');

describe('the album', () => {
  it('says who won, and of each round its word, its pictures and what was pointed at', async () => {
    await open();
    const title = plain(screen.getByRole('heading', { level: 1 }).textContent).trim();
    expect(title).toBe(say('end-wins', { count: 2, me: 'yes', players: 'Ada and Bo' }));
    screen.getByRole('heading', { name: called(say('end-slates-word', { round: 1, word: 'sea' })) });
    const pointed = document.querySelector('li.super')!;
    expect(plain(pointed.textContent)).toContain('Bo');
    expect(plain(pointed.textContent)).toContain(say('play-stars', { count: 3 }));
  });

  it('of a table with closed slates says so, and tells me my own crosses alone', async () => {
    await open(anAlbum({ closed: true }));
    screen.getByText(say('album-closed-own'));
    screen.getByText(called(say('album-my-crosses', { places: '5, 8' })));
  });

  it('asks for its pictures in another language as soon as that is chosen', async () => {
    forgetDecks();
    const deck = { id: 'starlight', cards: {} };
    app = await AppHarness.to('/t/ABCD2345/album/1', {
      replies: {
        [`${AT}/1`]: anAlbum(),
        'GET /api/decks/starlight?lang=en': deck,
        'GET /api/decks/starlight?lang=fr': deck,
      },
    });
    const asked = () => app.asked.map(({ path }) => path).filter((path) => path.includes('/decks/'));
    await waitFor(() => expect(asked()).toEqual(['/api/decks/starlight?lang=en']));
    await app.texts.choose('fr');
    await waitFor(() => expect(asked().at(-1)).toBe('/api/decks/starlight?lang=fr'));
  });

  it('names who played a seat then, and who played it at the end', async () => {
    const album = anAlbum({ seat: null });
    const before = { ...album.record.players[1]!, name: 'Zoe', member: 'm9' };
    await open({ ...album, earlier: [{ round: 1, seat: 1, player: before }] });
    const title = plain(screen.getByRole('heading', { level: 1 }).textContent).trim();
    expect(title).toBe(say('end-wins', { count: 2, me: 'no', players: 'Ada and Bo' }));
    const pointed = plain(document.querySelector('li.super')!.textContent);
    expect([pointed.includes('Zoe'), pointed.includes('Bo')]).toEqual([true, false]);
    screen.getByRole('button', { name: say('album-replay') }).click();
    flushSync();
    screen.getByRole('button', { name: called(say('replay-eyes-of', { player: 'Zoe' })) });
  });

  it('that is not open to the reader is refused, and can be left', async () => {
    app = await AppHarness.to('/t/ABCD2345/album/1');
    await screen.findByRole('alert');
    screen.getByRole('button', { name: say('ui-close') }).click();
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('of one game among several is chosen from the shelf of its table', async () => {
    const { record, ended_at } = anAlbum();
    const { players, totals, winners } = record;
    const game = { ended_at, players, totals, winners, colours: [] };
    const games = [
      { ...game, game: 2, winners: [2] },
      { ...game, game: 1 },
    ];
    app = await AppHarness.to('/t/ABCD2345/album', { replies: { [AT]: { games }, [`${AT}/1`]: anAlbum() } });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => plain(row.textContent).includes('Ada and Bo'))).toEqual([false, true]);
    within(rows[1]!).getByRole('button').click();
    await screen.findByRole('button', { name: say('album-replay') });
    expect(app.asked.map(({ path }) => path)).toContain('/api/tables/ABCD2345/albums/1');
  });
});

describe('the replay', () => {
  it('goes by arrow keys, and each step is announced', async () => {
    await watch();
    expect(caption()).toBe(say('log-game-began', { me: 'yes', player: 'Ada' }));
    await press('ArrowRight');
    expect(caption()).toBe(say('log-word-turned', { me: 'yes', player: 'Ada', word: 'sea' }));
    await press('End');
    expect(caption()).toBe(say('log-over', { count: 2, me: 'yes', players: 'Ada and Bo' }));
    await press('Home');
    expect(step()).toBe(say('replay-step', { step: 1, count: 7 }));
    await press('ArrowLeft');
    expect(step()).toBe(say('replay-step', { step: 1, count: 7 }));
  });

  it('shows the crosses of whose eyes are taken, once they were made, and no others', async () => {
    await watch();
    expect(crossed()).toEqual([]);
    await press('ArrowRight');
    expect(crossed()).toEqual([]);
    await press('ArrowRight');
    expect(crossed()).toEqual([4, 7]);
    screen.getByRole('button', { name: called(say('replay-eyes-of', { player: 'Cy' })) }).click();
    flushSync();
    expect(crossed()).toEqual([9]);
    screen.getByRole('button', { name: say('replay-board') }).click();
    flushSync();
    expect(crossed()).toEqual([]);
  });

  it('offers no eyes but mine where slates stay closed', async () => {
    await watch(anAlbum({ closed: true }));
    const eyes = within(screen.getByRole('group', { name: say('replay-eyes') })).getAllByRole('button');
    expect(eyes.map((each) => plain(each.getAttribute('aria-label') ?? ''))).toEqual([
      say('replay-board'),
      say('replay-eyes-of', { player: 'Ada' }),
    ]);
  });

  it('plays and pauses by Space, which presses a button that has focus', async () => {
    await watch();
    await press(' ');
    screen.getByRole('button', { name: say('replay-pause') });
    await press(' ');
    const play = screen.getByRole('button', { name: say('replay-play') });
    await press(' ', play);
    screen.getByRole('button', { name: say('replay-play') });
  });

  it('follows a finger across the pictures', async () => {
    await watch();
    const [tile] = document.querySelectorAll('.tile');
    const at = (clientX: number) => ({
      pointerId: 1,
      isPrimary: true,
      pointerType: 'touch',
      clientX,
      clientY: 9,
    });
    await fireEvent(tile!, new PointerEvent('pointerdown', { bubbles: true, ...at(200) }));
    await fireEvent(tile!, new PointerEvent('pointerup', { bubbles: true, ...at(60) }));
    flushSync();
    expect(step()).toBe(say('replay-step', { step: 2, count: 7 }));
  });

  it('leads back to the album by Escape', async () => {
    await watch();
    await press('Escape');
    await screen.findByRole('button', { name: say('album-replay') });
  });
});

describe('the way to an album', () => {
  it('leads from the end of a game, over the table, and back', async () => {
    const over = mine(aView({ game: aGame({ phase: 'over', scores: [[2, 4, 6]], winners: [0] }) }));
    app = await AppHarness.at(over, { replies: { [`${AT}/${over.table!.games}`]: anAlbum() } });
    const toTop = vi.spyOn(window, 'scrollTo').mockReturnValue();
    screen.getByRole('button', { name: say('album-open') }).click();
    await screen.findByRole('button', { name: say('album-replay') });
    expect(toTop).toHaveBeenCalledExactlyOnceWith(0, 0);
    screen.getByRole('button', { name: say('ui-close') }).click();
    await screen.findByRole('button', { name: say('lobby-again') });
    expect(toTop).toHaveBeenCalledTimes(2);
    expect(app.sockets).toHaveLength(1);
  });

  it('leads from the end on a TV to the replay, by OK on its remote control', async () => {
    const over = aView({ game: aGame({ phase: 'over', scores: [[2, 4, 6]], winners: [0] }) });
    const begin = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(begin);
    app = await AppHarness.at(over, {
      board: true,
      replies: {
        'GET /api/tables/ABCD2345': { watch_key: 'w4tch' },
        [`${AT}/${over.table!.games}`]: anAlbum({ seat: null }),
      },
    });
    await screen.findByRole('button', { name: say('album-replay') });
    await press('Enter'); // too soon: it was meant for what was there before
    expect(screen.queryByRole('button', { name: say('album-replay') })).not.toBeNull();
    clock.mockReturnValue(begin + 1000);
    await press('Enter');
    clock.mockRestore();
    await screen.findByRole('slider');
    await press('ArrowRight');
    expect(step()).toBe(say('replay-step', { step: 2, count: 7 }));
    await press('ArrowDown');
    const pressed = screen
      .getAllByRole('button')
      .filter((each) => each.getAttribute('aria-pressed') === 'true');
    expect(pressed.map((each) => plain(each.getAttribute('aria-label') ?? ''))).toContain(
      say('replay-eyes-of', { player: 'Ada' }),
    );
  });
});
