import { waitFor } from '@testing-library/dom';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { AudienceLight, View } from '$lib/protocol/types';
import { AppHarness, plain, say } from '$lib/testing/app-harness';
import { aGame, aView } from '$lib/testing/sample-views';
import { marking } from '$lib/testing/sample-session';
import { aPointing, mine } from '$lib/testing/scenes';

let app: AppHarness;
afterEach(() => app.leave());

const said = () => plain(document.body.textContent).replace(/\s/g, ' ');
const LIGHT: AudienceLight = {
  type: 'audience',
  game: 1,
  round: 1,
  viewers: 23,
  seen: [14],
  rounds: [1],
  forgotten: [],
  closest: [],
};

/** A table that marks, seen by a member without a seat. */
function watching({ audience = true, seat = null as number | null } = {}): View {
  const view = marking([]);
  const options = { ...view.table!.options, audience };
  const you = { ...view.you!, seat, game: seat === null ? null : view.you!.game };
  return { ...view, table: { ...view.table!, games: 1, options }, you };
}
const tile = (place: number) => document.querySelector<HTMLElement>(`[data-place="${place}"]`)!;
const along = () =>
  (app.sent as { type: string; places: number[] }[]).filter(({ type }) => type === 'mark_along');
const tell = (light: AudienceLight) => app.server.tell(light);

/** In the reveal, after its first pointing, as a member without a seat. */
function pointed(): View {
  const view = watching();
  const game = { ...view.play!.game, phase: 'reveal' as const, scout: 1, pointings: [aPointing('super', 3)] };
  return { ...view, play: { ...view.play!, game } };
}

describe('the audience', () => {
  it('marks along, and sends all its crosses each time', async () => {
    app = await AppHarness.at(watching());
    expect(said()).toContain(say('audience-mark'));
    tile(3).click();
    tile(7).click();
    tile(3).click();
    flushSync();
    expect(along().map(({ places }) => places)).toEqual([[3], [3, 7], [7]]);
    expect(tile(7).getAttribute('aria-pressed')).toBe('true');
    expect(tile(3).getAttribute('aria-pressed')).toBe('false');
  });

  it.each([
    ['where the host wants none', watching({ audience: false })],
    ['by people who play', watching({ seat: 0 })],
  ])('is no part of the page %s', async (_, view) => {
    app = await AppHarness.at(view);
    expect(said()).not.toContain(say('audience-mark'));
    tile(3).click();
    flushSync();
    expect(along()).toEqual([]);
  });

  it('never marks on a TV', async () => {
    app = await AppHarness.at({ ...watching(), you: null }, { board: true });
    tile(3).click();
    flushSync();
    expect(along()).toEqual([]);
  });

  it('is told of after a verdict, with whether I saw it too', async () => {
    app = await AppHarness.at(watching());
    tile(3).click();
    app.show(pointed());
    flushSync();
    expect(said()).toContain(say('audience-you-saw'));
    expect(said()).not.toContain('in the audience saw');
    tell(LIGHT);
    flushSync();
    expect(said()).toContain(say('audience-saw', { seen: 14, viewers: 23 }));
  });

  it('of another game or round is not shown', async () => {
    app = await AppHarness.at(pointed());
    for (const other of [{ game: 2 }, { round: 2 }, { seen: [] }]) {
      tell({ ...LIGHT, ...other });
      flushSync();
      expect(said()).not.toContain('in the audience saw');
    }
    tell(LIGHT);
    flushSync();
    expect(said()).toContain('in the audience saw');
  });

  it('keeps its crosses through a reload, and sends them again in their round only', async () => {
    app = await AppHarness.at(watching());
    tile(3).click();
    flushSync();
    const kept = localStorage.getItem('stella-along')!;
    await app.leave();
    localStorage.setItem('stella-along', kept);
    app = await AppHarness.at(watching());
    expect(tile(3).getAttribute('aria-pressed')).toBe('true');
    expect(along().map(({ places }) => places)).toEqual([[3]]);
    app.show(pointed());
    expect(said()).toContain(say('audience-you-saw'));
  });

  it('sends nothing of a round that is over after a new connection', async () => {
    app = await AppHarness.at(watching());
    tile(3).click();
    await app.grant();
    app.server.end(1006);
    await waitFor(() => expect(app.sockets).toHaveLength(2));
    app.server.open(pointed());
    flushSync();
    expect(along()).toEqual([]);
  });

  it('is told where a restart has forgotten its crosses', async () => {
    app = await AppHarness.at(watching());
    tile(3).click();
    app.show(pointed());
    tell({ ...LIGHT, viewers: 0, seen: [], rounds: [], forgotten: [1] });
    flushSync();
    expect(said()).toContain(say('audience-forgotten'));
  });

  it('is out of sight once the host turns it off', async () => {
    app = await AppHarness.at(pointed());
    tell(LIGHT);
    flushSync();
    expect(said()).toContain('in the audience saw');
    const off = pointed();
    app.show({ ...off, table: { ...off.table!, options: { ...off.table!.options, audience: false } } });
    flushSync();
    expect(said()).not.toContain('in the audience saw');
  });

  it.each([
    ['a round had too few', [], false],
    ['a restart forgot some', [1, 2], true],
  ])('at the end learns whose mind it is closest to where %s', async (_, forgotten, says) => {
    const game = aGame({ phase: 'over', round: 4, scores: [[2, 4, 6]], winners: [2] });
    const view = mine(aView({ game }));
    app = await AppHarness.at({ ...view, table: { ...view.table!, games: 1 } });
    tell({ ...LIGHT, round: 4, closest: [1], rounds: [3, 4], forgotten });
    flushSync();
    await waitFor(() => expect(said()).toContain(say('audience-closest', { players: 'Bo' })));
    expect(said()).toContain(say('audience-rounds', { rounds: '3 and 4', count: 2 }));
    expect(said().includes(say('audience-lost', { rounds: '1 and 2', count: 2 }))).toBe(says);
  });

  it('is invited from the TV once all chairs are taken', async () => {
    const view = watching();
    app = await AppHarness.at({ ...view, you: null }, { board: true });
    expect(said()).toContain(say('tv-mark-along'));
    const chairs = view.table!.chairs.map((chair, seat) => (seat === 0 ? { ...chair, member: null } : chair));
    app.show({ ...view, you: null, table: { ...view.table!, chairs } });
    flushSync();
    expect(said()).not.toContain(say('tv-mark-along'));
  });
});
