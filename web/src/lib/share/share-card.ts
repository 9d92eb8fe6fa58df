import { capitalised } from '$lib/i18n/capital';
import { brightest, holdersOf } from '$lib/game/brightest';
import { constellation } from '$lib/game/constellation';
import type { Player } from '$lib/game/players';
import { totalsOf, type GameResult } from '$lib/game/result';
import { listOf, nameOf } from '$lib/game/phrases';
import type { Texts } from '$lib/i18n/texts.svelte';
import { isPrinted } from '$lib/session/scopes.svelte';
import type { ChairSymbol, Colour, Place, Seat } from '$lib/protocol/types';

/** What a picture can be of. */
export type Subject = { kind: 'game' } | { kind: 'round'; number: number };

/** A finished game, and how it is to be told. */
export interface ShareSource extends Omit<GameResult, 'players'> {
  texts: Texts;
  players: readonly Pick<Player, 'name' | 'character' | 'symbol' | 'bot' | 'colour'>[];
  /** Whether names of people may be in it. */
  named: boolean;
  /** Where others find this server; null if they can't. */
  address: string | null;
}

export interface ShareSeat {
  seat: Seat;
  colour: Colour;
  symbol: ChairSymbol;
  /** Null where names are left out. */
  name: string | null;
  total: number;
  wins: boolean;
}

export interface SharePicture {
  card: string;
  place: Place;
  word: string | null;
  holders: readonly Seat[];
}

/** A sentence, after the signs of those it is about where names are left out. */
export interface ShareLine {
  seats: readonly Seat[];
  text: string;
}

/** Everything that is drawn: viewers can learn no more than this. */
export interface ShareCard {
  kind: Subject['kind'];
  title: string;
  /** The word of a round. */
  word: string | null;
  seats: readonly ShareSeat[];
  pictures: readonly SharePicture[];
  lines: readonly ShareLine[];
  address: string | null;
}

export function shareCardOf(subject: Subject, told: ShareSource): ShareCard {
  const base = { kind: subject.kind, seats: seatsOf(told, subject), address: told.address };
  return subject.kind === 'game'
    ? { ...base, word: null, ...ofGame(told) }
    : { ...base, ...ofRound(told, subject.number) };
}

function seatsOf({ texts, players, winners, rounds, named }: ShareSource, subject: Subject): ShareSeat[] {
  const round = subject.kind === 'round' ? rounds.find(({ number }) => number === subject.number) : undefined;
  const points = round?.points ?? totalsOf(rounds.map((each) => each.points));
  return players.map((player, seat) => ({
    seat,
    colour: player.colour,
    symbol: player.symbol,
    name: named ? nameOf(texts, player) : null,
    total: points[seat] ?? 0,
    wins: round === undefined && winners.includes(seat),
  }));
}

/** A word as it stands alone on a card: those of the word cards begin with a capital, custom ones stay as typed. */
function printed({ texts, wordOf }: ShareSource, clue: string): string | null {
  const word = wordOf(clue);
  if (word === null || !isPrinted(clue)) return word;
  return capitalised(word, texts.language);
}

/** Who thinks most alike; if nobody does, what the pictures are. */
function closestLine({ texts, players, rounds, named }: ShareSource): ShareLine {
  const { closest } = constellation(rounds, players.length, (seat) => players[seat]?.bot === false);
  if (closest === null) return { seats: [], text: texts.text('end-brightest') };
  const { pair, shared: count } = closest;
  if (!named) return { seats: pair, text: texts.text('sharing-closest', { count }) };
  const [first, second] = [nameOf(texts, players[pair[0]]), nameOf(texts, players[pair[1]])];
  return { seats: [], text: texts.text('constellation-closest', { first, second, count }) };
}

function ofGame(told: ShareSource): Pick<ShareCard, 'title' | 'pictures' | 'lines'> {
  const { texts, players, rounds, winners, named } = told;
  const pictures = brightest(rounds, (seat) => players[seat]?.bot === false);
  const names = winners.map((seat) => nameOf(texts, players[seat]));
  return {
    title: named
      ? texts.text('end-wins', { count: winners.length, players: listOf(texts, names), me: 'no' })
      : texts.text('end-title'),
    pictures: pictures.map(({ card, place, holders, round }) => ({
      card,
      place,
      holders,
      word: printed(told, round.clue),
    })),
    lines: [closestLine(told)],
  };
}

function ofRound(
  told: ShareSource,
  number: number,
): Pick<ShareCard, 'title' | 'word' | 'pictures' | 'lines'> {
  const { texts, rounds } = told;
  const round = rounds.find((each) => each.number === number);
  return {
    title: texts.text('sharing-round', { round: number }),
    word: round === undefined ? null : printed(told, round.clue),
    pictures: (round?.grid ?? []).map((card, place) => ({
      card,
      place,
      word: null,
      holders: round === undefined ? [] : holdersOf(round, place),
    })),
    lines: [],
  };
}
