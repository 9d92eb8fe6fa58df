import { screen, waitFor } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { encode } from 'uqr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aGame, aView } from '$lib/testing/sample-views';
import { aPointing, revealing } from '$lib/testing/scenes';
import { ADDRESS, called, say, SHORT, AppHarness } from '$lib/testing/app-harness';

let app: AppHarness;
const released = vi.fn();
const request = vi.fn(() => Promise.resolve({ release: released }));

beforeEach(() => {
  released.mockClear();
  request.mockClear();
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});
afterEach(async () => {
  await app.leave();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const forAll = (view = aView()) => AppHarness.at({ ...view, you: null }, { board: true });

/** The modules of the code that is shown, as a camera sees them: rows of dark and light. */
function scanned(code: Element): boolean[][] {
  const size = Number(code.getAttribute('viewBox')!.split(' ')[3]);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const path = code.querySelector('path')!.getAttribute('d')!;
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) rows[Number(y)]![Number(x)] = true;
  return rows;
}

describe('the board', () => {
  it.each([
    ['offers the replay where a member opened it', 'w4tch', 1],
    ['offers no replay that it may not see', null, 0],
  ])('%s', async (_, watch_key, offered) => {
    const replies = { 'GET /api/tables/ABCD2345': { watch_key } };
    const view = aView({ game: aGame({ phase: 'over', winners: [1], scores: [[2, 4, 3]] }) });
    const over = { ...view, you: null, table: { ...view.table!, status: 'over' as const } };
    app = await AppHarness.at(over, { board: true, replies });
    await waitFor(() => expect(app.asked.some(({ path }) => path.endsWith('/ABCD2345'))).toBe(true));
    await new Promise((done) => setTimeout(done)); // the answer has been read
    flushSync();
    expect(screen.queryAllByRole('button', { name: say('album-replay') })).toHaveLength(offered);
  });

  it('shows before a game a code to scan that is the link to this table', async () => {
    app = await forAll();
    const code = await screen.findByRole('img', { name: say('lobby-qr') });
    const link = `${ADDRESS}/t/ABCD2345`;
    await waitFor(() => expect(scanned(code)).toEqual(encode(link, { border: 2, ecc: 'M' }).data));
    expect(
      screen.getByText(called(say('lobby-code-where', { address: ADDRESS.replace('http://', '') }))),
    ).toBeDefined();
    expect(screen.getByText(SHORT)).toBeDefined();
  });

  it('shows it to latecomers in a corner', async () => {
    app = await forAll(revealing());
    const code = screen.getByRole('img', { name: say('board-join') });
    const link = `${ADDRESS}/t/ABCD2345`;
    await waitFor(() => expect(scanned(code)).toEqual(encode(link, { border: 2, ecc: 'M' }).data));
  });

  it('has a heading also while the word card is face down', async () => {
    app = await forAll(aView({ game: aGame({ phase: 'associate.word' }) }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(say('play-to-come'));
  });

  it('keeps the screen on while it is shown, and lets go of it afterwards', async () => {
    app = await forAll();
    expect(request).toHaveBeenCalledExactlyOnceWith('screen');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
    await app.leave();
    await waitFor(() => expect(released).toHaveBeenCalled());
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
    app = await forAll();
  });

  it('plays a silent video instead where the page gets no wake lock, as over plain HTTP', async () => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    app = await forAll();
    const video = document.querySelector('video')!;
    expect(play.mock.contexts).toEqual([video]);
    expect([video.muted, video.inert, video.srcObject instanceof MediaStream]).toEqual([true, true, true]);
    await app.leave();
    expect(document.querySelector('video')).toBeNull();
    app = await forAll();
  });

  it('shows the clue in all languages of the table, its own first', async () => {
    const view = revealing();
    const play = { ...view.play!, clue: { en: 'sea', de: 'Meer', pl: 'morze' } };
    app = await forAll({ ...view, play, table: { ...view.table!, languages: ['pl', 'en'] } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('sea');
    expect(screen.getByText('morze').closest('[lang]')!.getAttribute('lang')).toBe('pl');
    expect(screen.queryByText('Meer')).toBeNull();
  });

  it('shows what was pointed at', async () => {
    app = await forAll(revealing());
    app.show({ ...revealing([aPointing('super')]), you: null });
    expect(document.querySelector('[data-place="4"]')?.getAttribute('aria-label')).toContain(
      say('play-super'),
    );
  });

  it('is asked for as a board, in the language of its page', async () => {
    app = await forAll();
    expect(app.server.url).toMatch(/socket\?as=board&language=en$/);
  });
});
