import type { SavedAlbum } from '$lib/album/saved-albums';
import type { Place } from '$lib/protocol/types';
import type { Met, NightsByDay } from './nights';

/** How alike somebody and I think. Shares are of all pictures that one of us marked, from 0 to 1. */
export interface Likeness {
  name: string;
  rounds: number;
  share: number;
  /** The 95 % confidence interval of the share, over rounds. */
  low: number;
  high: number;
}

/** Fewer rounds tell too little. */
const LEAST = 3;
/** Student's t for 95 %, by rounds minus one. With more rounds, the last one: a little too wide, never too narrow. */
const T = [0, 12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26];
const T_MANY = 2.23;
/** The least standard deviation to assume, even if the few rounds happen to agree. */
const LEAST_DEVIATION = 0.15;

/** People I have met in three rounds or more, by the lower end of the interval. */
export function likenesses(met: readonly Met[]): Likeness[] {
  const byName = new Map<string, number[]>();
  for (const { name, mine, theirs } of met) {
    byName.set(name, [...(byName.get(name) ?? []), shareOf(mine, theirs)]);
  }
  return [...byName]
    .filter(([, shares]) => shares.length >= LEAST)
    .map(([name, shares]) => likenessOf(name, shares))
    .sort((a, b) => b.low - a.low || b.share - a.share);
}

function likenessOf(name: string, shares: readonly number[]): Likeness {
  const count = shares.length;
  const share = shares.reduce((sum, each) => sum + each, 0) / count;
  const variance = shares.reduce((sum, each) => sum + (each - share) ** 2, 0) / (count - 1);
  const deviation = Math.max(LEAST_DEVIATION, Math.sqrt(variance));
  const reach = ((T[count - 1] ?? T_MANY) * deviation) / Math.sqrt(count);
  return {
    name,
    rounds: count,
    share,
    low: Math.max(0, share - reach),
    high: Math.min(1, share + reach),
  };
}

function shareOf(mine: readonly Place[], theirs: readonly Place[]): number {
  const shared = mine.filter((place) => theirs.includes(place)).length;
  return shared / Math.max(1, new Set([...mine, ...theirs]).size);
}

/** People in saved games where I had a seat, without bots and rounds with secret slates. */
export function metInAlbums(albums: readonly SavedAlbum[]): Met[] {
  return albums.flatMap(({ album: { record, seat: me, earlier } }) =>
    record.rounds.flatMap(({ number, slates }) => {
      const mine = me === null ? undefined : slates?.[me];
      if (slates === null || mine === undefined) return [];
      return record.players.flatMap((last, seat) => {
        const then = earlier.find((each) => each.round === number && each.seat === seat)?.player ?? last;
        const isPerson = seat !== me && then.bot === null && !then.program && then.name !== '';
        return isPerson ? [{ name: then.name, mine, theirs: slates[seat] ?? [] }] : [];
      });
    }),
  );
}

/** People with a name under skies. */
export const metUnderSkies = (nights: NightsByDay): Met[] =>
  Object.values(nights).flatMap(({ met }) => met ?? []);
