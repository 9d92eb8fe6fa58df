import type { TableView } from '$lib/session/state';
import type { MemberId, Pointing, PublicPlay, PublicTable, Seat } from '$lib/protocol/types';

/** Something that happened between two views: announced, shown and logged once, in order. */
export type GameEvent =
  | { kind: 'game_began'; first_scout: Seat }
  | { kind: 'word_turned'; by: Seat; word: Readonly<Record<string, string>> }
  | { kind: 'swap_wished'; seat: Seat }
  | { kind: 'swap_withdrawn'; seat: Seat }
  | { kind: 'word_swapped'; word: Readonly<Record<string, string>> }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'taken_back'; seat: Seat }
  | {
      kind: 'lanterns';
      counts: readonly number[];
      dark: Seat | null;
      carried: readonly Seat[];
      /** The seat that points first; null if nobody has a cross. */
      scout: Seat | null;
    }
  | { kind: 'pointed'; pointing: Pointing }
  | { kind: 'ready'; seat: Seat }
  | { kind: 'again'; name: string; me: boolean }
  | { kind: 'scored'; points: readonly number[] }
  | { kind: 'round_scored'; round: number; points: readonly number[] }
  | { kind: 'next_round'; round: number; first_scout: Seat; line: number }
  | { kind: 'over'; winners: readonly Seat[] }
  | { kind: 'carried_on'; seat: Seat }
  | { kind: 'away'; seat: Seat }
  | { kind: 'back'; seat: Seat }
  | { kind: 'came'; name: string }
  | { kind: 'went'; name: string }
  | { kind: 'new_host'; name: string; me: boolean };

/** What a first view tells of the game so far: earlier rounds by their scores, this one as far as visible. */
export function historyOf({ table, play }: TableView): GameEvent[] {
  if (table?.status !== 'playing' || play === null) return [];
  const { round, first_scout, replaced_line, scores } = play.game;
  const earlier = scores
    .slice(0, round - 1)
    .map((points, index): GameEvent => ({ kind: 'round_scored', round: index + 1, points }));
  const begin: GameEvent =
    round === 1
      ? { kind: 'game_began', first_scout }
      : { kind: 'next_round', round, first_scout, line: replaced_line ?? 0 };
  return [...earlier, begin, ...roundBetween(freshened(play), play)];
}

/** Returns what happened between two views of the same viewer; nothing for a first view. */
export function events(before: TableView | null, after: TableView): GameEvent[] {
  if (before === null || after.table === null || before.table === null) return [];
  const began = before.table.games !== after.table.games;
  return [
    ...peopleBetween(before.table, after.table, after.you?.member),
    ...gameBetween(began ? null : before.play, after.play),
    ...readyBetween(before, after),
    ...(began ? [] : againBetween(before, after)),
  ];
}

/** Seats that have become ready for the next round; bots and free chairs always are. */
function readyBetween({ play: before }: TableView, { table, play }: TableView): GameEvent[] {
  if (before?.game.phase !== 'scoring' || play?.game.phase !== 'scoring') return [];
  return play.ready
    .filter((seat) => !before.ready.includes(seat) && table?.chairs[seat]?.member)
    .map((seat) => ({ kind: 'ready', seat }));
}

/** People who want another game since; chairs may have moved up. */
function againBetween(before: TableView, after: TableView): GameEvent[] {
  if (before.play?.game.phase !== 'over' || after.play?.game.phase !== 'over') return [];
  const wished = new Set(wishing(before).map(({ member }) => member));
  return wishing(after)
    .filter(({ member }) => !wished.has(member))
    .map(({ member, name }) => ({ kind: 'again', name, me: member === after.you?.member }));
}

function wishing({ table, play }: TableView): { member: MemberId; name: string }[] {
  return (play?.ready ?? []).flatMap((seat) => {
    const member = table?.members.find(({ id }) => id === table.chairs[seat]?.member);
    return member ? [{ member: member.id, name: member.name }] : [];
  });
}

function peopleBetween(before: PublicTable, after: PublicTable, me: MemberId | undefined): GameEvent[] {
  const told: GameEvent[] = [];
  const known = new Set(before.members.map((member) => member.id));
  const still = new Set(after.members.map((member) => member.id));
  for (const member of after.members) {
    if (!known.has(member.id) && member.id !== me) told.push({ kind: 'came', name: member.name });
  }
  for (const member of before.members) {
    if (!still.has(member.id)) told.push({ kind: 'went', name: member.name });
  }
  const host = after.members.find((member) => member.id === after.host);
  if (host && before.host !== after.host)
    told.push({ kind: 'new_host', name: host.name, me: host.id === me });
  if (after.status === 'playing') {
    after.chairs.forEach((chair, seat) => {
      const was = before.chairs[seat];
      if (was === undefined || chair.member === null || was.member !== chair.member) return;
      if (was.present && !chair.present) told.push({ kind: 'away', seat });
      if (!was.present && chair.present) told.push({ kind: 'back', seat });
    });
  }
  return told;
}

/** `before` is null if another game was played then, or none. */
function gameBetween(before: PublicPlay | null, play: PublicPlay | null): GameEvent[] {
  if (play === null) return [];
  if (before === null) return [{ kind: 'game_began', first_scout: play.game.first_scout }];
  const told: GameEvent[] = [];
  if (play.game.round !== before.game.round) {
    told.push(...roundBetween(before, endOf(before, play)));
    const { round, first_scout, replaced_line } = play.game;
    told.push({ kind: 'next_round', round, first_scout, line: replaced_line ?? 0 });
    return [...told, ...roundBetween(freshened(play), play)];
  }
  return roundBetween(before, play);
}

/** The round as it was left: nothing more is known of it than its scores. */
function endOf(before: PublicPlay, after: PublicPlay): PublicPlay {
  const scores = after.game.scores.slice(0, before.game.round);
  return { ...before, game: { ...before.game, phase: 'scoring', scores } };
}

/** The round as it began. */
function freshened(play: PublicPlay): PublicPlay {
  const seats = play.game.seats.map((seat) => ({
    ...seat,
    passed: false,
    wishes_swap: false,
    lantern: null,
  }));
  const game = {
    ...play.game,
    phase: 'associate.word' as const,
    clue: null,
    swapped: false,
    pointings: [],
    scores: play.game.scores.slice(0, play.game.round - 1),
    seats,
  };
  return { ...play, carried: [], game };
}

/** The word that was turned: after a swap it is the other one now. */
function firstWordOf({ clue, other_word, game }: PublicPlay): Readonly<Record<string, string>> {
  return game.swapped && Object.keys(other_word).length > 0 ? other_word : clue;
}

/** The pointings of a round, each with those alone who are skipped for the first time. */
export function firstSkips(pointings: readonly Pointing[]): Pointing[] {
  const known = new Set<Seat>();
  return pointings.map((pointing) => {
    const skipped = pointing.skipped.filter(({ seat }) => !known.has(seat));
    for (const { seat } of skipped) known.add(seat);
    return { ...pointing, skipped };
  });
}

function roundBetween(before: PublicPlay, after: PublicPlay): GameEvent[] {
  const was = before.game;
  const now = after.game;
  const told: GameEvent[] = [];
  if (was.clue === null && now.clue !== null)
    told.push({ kind: 'word_turned', by: now.first_scout, word: firstWordOf(after) });
  if (!was.swapped && now.swapped) told.push({ kind: 'word_swapped', word: after.clue });
  const carried = after.carried.slice(before.carried.length).map(({ seat }) => seat);
  now.seats.forEach((seat, number) => {
    const earlier = was.seats[number];
    if (earlier === undefined) return;
    if (!now.swapped && seat.wishes_swap !== earlier.wishes_swap && now.phase === 'associate.mark') {
      told.push({ kind: seat.wishes_swap ? 'swap_wished' : 'swap_withdrawn', seat: number });
    }
    // If the table finished marking for a seat, its owner did not.
    if (seat.passed !== earlier.passed && !carried.includes(number))
      told.push({ kind: seat.passed ? 'passed' : 'taken_back', seat: number });
  });
  for (const seat of carried) told.push({ kind: 'carried_on', seat });
  const counts = now.seats.flatMap((seat) => seat.lantern ?? []);
  if (counts.length === now.seats.length && was.seats.some((seat) => seat.lantern === null)) {
    const dark = now.seats.findIndex((seat) => seat.dark);
    const stoodIn = [...new Set(after.carried.map(({ seat }) => seat))];
    const scout = now.pointings[0]?.scout ?? now.scout;
    told.push({ kind: 'lanterns', counts, dark: dark < 0 ? null : dark, carried: stoodIn, scout });
  }
  for (const pointing of firstSkips(now.pointings).slice(was.pointings.length))
    told.push({ kind: 'pointed', pointing });
  const points = now.scores.at(-1);
  if (points && now.scores.length > was.scores.length) told.push({ kind: 'scored', points });
  if (was.phase !== 'over' && now.phase === 'over') told.push({ kind: 'over', winners: now.winners });
  return told;
}
