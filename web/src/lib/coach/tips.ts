import type { GameScope } from '$lib/session/scopes.svelte';

/** What is said once on each device, in the order of a game. */
export const TIPS = ['mark', 'closer', 'lantern', 'dark', 'scout', 'fall', 'ready', 'new'] as const;
export type Tip = (typeof TIPS)[number];

/** What the lesson has taught already. */
export const LEARNED: readonly Tip[] = ['lantern', 'dark', 'scout', 'fall'];

/** Whether it is about what happens now. */
export function isTimeFor(tip: Tip, at: GameScope): boolean {
  const { game, seat } = at;
  const me = seat === null ? undefined : game.seats[seat];
  if (me === undefined) return false;
  const marking = game.phase === 'associate.mark' && !me.passed;
  const reveal = game.phase === 'reveal';
  switch (tip) {
    case 'mark':
    case 'closer':
      return marking && game.round === 1;
    case 'lantern':
      return reveal && game.pointings.length === 0;
    case 'dark':
      return reveal && game.seats.some(({ dark }) => dark);
    case 'scout':
      return reveal && !at.isScout;
    case 'fall':
      return reveal && me.fallen;
    case 'ready':
      return game.phase === 'scoring';
    case 'new':
      return marking && game.round > 1;
  }
}
