import type { GameScope } from '$lib/session/scopes.svelte';

/** What is said once on each device, in the order of a game. */
export const TIPS = ['closer', 'lantern', 'dark', 'scout', 'fall', 'ready'] as const;
export type Tip = (typeof TIPS)[number];

/** What the lesson has taught already. */
export const LEARNED: readonly Tip[] = ['lantern', 'dark', 'scout', 'fall'];

/** Whether it is about what happens now. */
export function isTimeFor(tip: Tip, at: GameScope, crosses: number): boolean {
  const { game, seat } = at;
  const me = seat === null ? undefined : game.seats[seat];
  if (me === undefined) return false;
  const reveal = game.phase === 'reveal';
  switch (tip) {
    case 'closer':
      return game.phase === 'associate.mark' && crosses > 0 && !me.passed;
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
  }
}
