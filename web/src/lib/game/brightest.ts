import type { Place, RoundRecord, Seat } from '$lib/protocol/types';

/** The picture that connected the most players in a round, and those players. */
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
 * a person are left out; the first of equals counts. A picture that stayed on the table is shown once, with the round
 * it was brightest in.
 */
export function brightest(rounds: readonly RoundRecord[], isPerson: (seat: Seat) => boolean): Bright[] {
  const light = ({ holders }: Bright) => holders.filter(isPerson).length * MOST + holders.length;
  const all = rounds.flatMap((round) =>
    round.grid
      .map((card, place): Bright => ({ round, place, card, holders: holdersOf(round, place) }))
      .filter(({ holders }) => holders.length > 1 && holders.some(isPerson)),
  );
  const chosen: Bright[] = [];
  for (const picture of all.sort((a, b) => light(b) - light(a))) {
    if (chosen.every(({ round, card }) => round !== picture.round && card !== picture.card))
      chosen.push(picture);
  }
  return rounds.flatMap((round) => chosen.find((picture) => picture.round === round) ?? []);
}

/** Returns the one that connected the most players; the first of equals. */
export function brightestOf(pictures: readonly Bright[]): Bright | undefined {
  return [...pictures].sort((a, b) => b.holders.length - a.holders.length)[0];
}

/** More than there are seats. */
const MOST = 10;
