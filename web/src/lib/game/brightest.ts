import type { Place, RoundRecord, Seat } from '$lib/protocol/types';

/** The picture of a round that joined most players, and whom. */
export interface Bright {
  round: RoundRecord;
  place: Place;
  card: string;
  holders: readonly Seat[];
}

/** Players who had marked a picture, as far as slates are revealed or somebody pointed at it. */
export function holdersOf(round: RoundRecord, place: Place): readonly Seat[] {
  if (round.slates) return round.slates.flatMap((slate, seat) => (slate.includes(place) ? [seat] : []));
  return round.pointings.find((pointing) => pointing.place === place)?.holders ?? [];
}

/**
 * The brightest picture of each round: the one that joined most people, then most players. Rounds in which nobody met
 * a person are left out; the first of equals counts.
 */
export function brightest(rounds: readonly RoundRecord[], isPerson: (seat: Seat) => boolean): Bright[] {
  const light = ({ holders }: Bright) => holders.filter(isPerson).length * MOST + holders.length;
  return rounds.flatMap((round) => {
    const all = round.grid
      .map((card, place): Bright => ({ round, place, card, holders: holdersOf(round, place) }))
      .filter(({ holders }) => holders.length > 1 && holders.some(isPerson));
    const [first] = all;
    return first === undefined ? [] : [all.reduce((a, b) => (light(b) > light(a) ? b : a), first)];
  });
}

/** More than there are seats. */
const MOST = 10;
