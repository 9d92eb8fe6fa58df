import type { Place, RoundRecord, Seat } from '$lib/protocol/types';

/** The picture of a round that joined most players, and whom. */
export interface Bright {
  round: RoundRecord;
  place: Place;
  card: string;
  holders: readonly Seat[];
}

/** Who had marked a picture, as far as slates lie open or somebody pointed at it. */
export function holdersOf(round: RoundRecord, place: Place): readonly Seat[] {
  if (round.slates) return round.slates.flatMap((slate, seat) => (slate.includes(place) ? [seat] : []));
  return round.pointings.find((pointing) => pointing.place === place)?.holders ?? [];
}

/** The brightest picture of each round; rounds in which nobody met are left out. The first of equals counts. */
export function brightest(rounds: readonly RoundRecord[]): Bright[] {
  return rounds.flatMap((round) => {
    const all = round.grid.map((card, place) => ({ round, place, card, holders: holdersOf(round, place) }));
    const best = all.reduce((a, b) => (b.holders.length > a.holders.length ? b : a));
    return best.holders.length > 1 ? [best] : [];
  });
}
