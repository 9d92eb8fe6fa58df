import type { Texts } from '$lib/i18n/texts.svelte';
import type { BotLevel, Pointing, PublicTable, ScoreLine, Seat } from '$lib/protocol/types';
import type { GameEvent } from './game-events';
import { CHAIRS } from './limits';
import type { Player } from './players';

/** Number of letters in the longest unbreakable part of a name, which sets its font size. */
export function longestPart(name: string): number {
  return Math.max(...name.split(/[\s-]+/u).map((part) => part.length));
}

/** The name of a player as others read it; a bot without a character is named after its symbol. */
export function nameOf(
  texts: Texts,
  player: (Pick<Player, 'name' | 'character' | 'symbol'> & { bot: boolean | BotLevel | null }) | undefined,
): string {
  if (player === undefined) return texts.text('player-free');
  if (player.name) return player.name;
  if (player.character) {
    return texts.text('player-character', { name: texts.text(`bot-name-${player.character}`) });
  }
  const symbol = texts.text(`symbol-${player.symbol}`);
  return player.bot ? texts.text('player-bot', { symbol }) : texts.text('player-free');
}

/** A list of names as this language says it: "Ada, Bo and Cy". */
export function listOf(texts: Texts, names: string[]): string {
  return new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names);
}

/** The names of players in a list. */
export function namesOf(texts: Texts, players: readonly Parameters<typeof nameOf>[1][]): string {
  return listOf(
    texts,
    players.map((player) => nameOf(texts, player)),
  );
}

/** While everyone waits for people who are away: who they are and how long; else null. */
export function absenceOf(
  texts: Texts,
  awaited: readonly Player[],
  { absent, left }: { absent: boolean; left: number },
): string | null {
  const missing = awaited.filter((player) => !player.present && !player.bot && !player.away);
  if (!absent || missing.length === 0) return null;
  return texts.text('play-absent', { players: namesOf(texts, missing), many: missing.length, count: left });
}

/** Between games, how long an absent host is waited for; null if nobody waits for them. */
export function hostAbsence(
  texts: Texts,
  { host, members, status }: PublicTable,
  { absent, left }: { absent: boolean; left: number },
): string | null {
  const away = members.find(({ id }) => id === host);
  if (!absent || status === 'playing' || away === undefined) return null;
  return texts.text('host-away', { player: away.name, count: left });
}

const FEWEST = 3;

/** What the start of the game still waits for. */
export function startWaitsFor(texts: Texts, table: PublicTable, isHost = false, me?: string): string {
  const { chairs, members, host } = table;
  const taken = chairs.filter((chair) => chair.member ?? chair.bot).length;
  const player = members.find((member) => member.id === host)?.name ?? '';
  const needed = FEWEST - taken;
  if (needed > 0) return texts.text(isHost ? 'lobby-needs' : 'lobby-needs-guest', { count: needed, player });
  const absent = members.filter((member) => member.seat !== null && !member.present);
  const names = absent.map((member) => member.name);
  if (names.length > 0) return texts.text('lobby-missing', { players: listOf(texts, names) });
  if (isHost) return texts.text(taken < CHAIRS ? 'lobby-ready' : 'lobby-full', { count: CHAIRS - taken });
  const starts = texts.text(taken < CHAIRS ? 'lobby-host-starts' : 'lobby-host-starts-full', { player });
  return me === undefined ? starts : `${texts.text('lobby-in', { me })} ${starts}`;
}

/** Returns points with their sign: a real minus, which not every language uses by itself. */
export function signed(texts: Texts, points: number): string {
  return new Intl.NumberFormat(texts.language, { signDisplay: 'exceptZero' })
    .format(points)
    .replace('-', '\u2212');
}

/** Returns what a rule earned somebody, and the rule itself. */
export function describeScoreLine(texts: Texts, { rule, place }: ScoreLine): { what: string; why: string } {
  const [what, why] = [`account-${rule}`, `rule-${rule}`] as const;
  return {
    what: texts.has(what) ? texts.text(what, { place: (place ?? 0) + 1 }) : texts.text('play-rule', { rule }),
    why: texts.has(why) ? texts.text(why) : '',
  };
}

/** Whether it is about the reader, as messages ask for it. */
const me = (is: boolean | undefined): 'yes' | 'no' => (is ? 'yes' : 'no');

/** What a sentence about the winners needs to know. */
export function winning(texts: Texts, players: readonly Player[], winners: readonly Seat[]) {
  return {
    count: winners.length,
    players: namesOf(
      texts,
      winners.map((seat) => players[seat]),
    ),
    me: me(winners.some((seat) => players[seat]?.me)),
  };
}

/** Describe an event for the log and for screen readers; what you did yourself is told in the second person. */
export function describeEvent(texts: Texts, event: GameEvent, players: readonly Player[]): string {
  const name = (seat: Seat) => nameOf(texts, players[seat]);
  const word = (words: Readonly<Record<string, string>>) => words[texts.language] ?? words['en'] ?? '';
  const who = (seat: Seat) => ({ player: name(seat), me: me(players[seat]?.me) });
  switch (event.kind) {
    case 'game_began':
      return texts.text('log-game-began', who(event.first_scout));
    case 'word_turned':
      return texts.text('log-word-turned', { ...who(event.by), word: word(event.word) });
    case 'swap_wished':
      return texts.text('log-swap-wished', who(event.seat));
    case 'swap_withdrawn':
      return texts.text('log-swap-withdrawn', who(event.seat));
    case 'word_swapped':
      return texts.text('log-word-swapped', { word: word(event.word) });
    case 'passed':
      return texts.text('log-passed', who(event.seat));
    case 'taken_back':
      return texts.text('log-taken-back', who(event.seat));
    case 'lanterns': {
      const counts = event.counts.map((count, seat) =>
        texts.text(event.carried.includes(seat) ? 'log-lantern-for' : 'log-lantern', {
          ...who(seat),
          count,
        }),
      );
      const dark =
        event.dark === null ? texts.text('log-nobody-dark') : texts.text('log-dark', who(event.dark));
      const next = skippedAndNext(texts, { skipped: [], next_scout: event.scout }, who);
      return [...counts, dark, ...next].join(' ');
    }
    case 'pointed':
      return describePointing(texts, event.pointing, who);
    case 'ready':
      return texts.text('log-ready', who(event.seat));
    case 'again':
      return texts.text('log-again', { player: event.name, me: me(event.me) });
    case 'scored': {
      const points = event.points.map((count, seat) => texts.text('log-points', { ...who(seat), count }));
      return points.join(' ');
    }
    case 'next_round':
      return texts.text('log-next-round', { round: event.round, ...who(event.first_scout) });
    case 'round_scored':
      return [
        `${texts.text('board-scores', { round: event.round })}.`,
        ...event.points.map((count, seat) => texts.text('log-points', { ...who(seat), count })),
      ].join(' ');
    case 'over':
      return texts.text('log-over', winning(texts, players, event.winners));
    case 'carried_on':
      return texts.text('log-carried-on', who(event.seat));
    case 'away':
      return texts.text('log-away', { player: name(event.seat) });
    case 'back':
      return texts.text('log-back', { player: name(event.seat) });
    case 'came':
      return texts.text('log-came', { player: event.name });
    case 'went':
      return texts.text('log-went', { player: event.name });
    case 'new_host':
      return texts.text('log-new-host', { player: event.name, me: event.me ? 'yes' : 'no' });
  }
}

/** Returns how many crosses each made, in short: "Ada 3 · Bo 4", and who is in the dark. */
export function lanternsInShort(
  texts: Texts,
  { counts, dark }: Pick<Extract<GameEvent, { kind: 'lanterns' }>, 'counts' | 'dark'>,
  players: readonly Player[],
): string {
  const each = counts.map((count, seat) => `${nameOf(texts, players[seat])}\u00a0${count}`).join(' · ');
  if (dark === null) return `${each}. ${texts.text('log-nobody-dark')}`;
  const about = { player: nameOf(texts, players[dark]), me: me(players[dark]?.me) };
  return `${each}. ${texts.text('log-dark', about)}`;
}

/** What somebody pointed at and who else had marked it, without who comes next. */
export function pointingInShort(texts: Texts, pointing: Pointing, players: readonly Player[]): string {
  return describeOutcome(texts, pointing, (seat) => ({
    player: nameOf(texts, players[seat]),
    me: me(players[seat]?.me),
  }));
}

function describePointing(texts: Texts, pointing: Pointing, who: Who): string {
  return [describeOutcome(texts, pointing, who), ...skippedAndNext(texts, pointing, who)].join(' ');
}

function describeOutcome(texts: Texts, { scout, place, outcome, holders }: Pointing, who: Who): string {
  const others = holders.filter((seat) => seat !== scout).map(who);
  return texts.text(`log-${outcome}`, {
    ...who(scout),
    place: place + 1,
    others: listOf(
      texts,
      others.map(({ player, me }) => (me === 'yes' ? texts.text('log-you') : player)),
    ),
  });
}

type Next = Pick<Pointing, 'skipped' | 'next_scout'>;
type Who = (seat: Seat) => { player: string; me: 'yes' | 'no' };

/** The skipped seats and the scout after a pointing; nothing after the last one. */
export function describeNext(texts: Texts, next: Next, players: readonly Player[]): string {
  const who: Who = (seat) => ({ player: nameOf(texts, players[seat]), me: me(players[seat]?.me) });
  return skippedAndNext(texts, next, who).join(' ');
}

function skippedAndNext(texts: Texts, { skipped, next_scout }: Next, who: Who): string[] {
  if (next_scout === null) return [];
  return [
    ...skipped.map((skip) => texts.text(`log-skipped-${skip.reason}`, who(skip.seat))),
    texts.text('log-next-scout', who(next_scout)),
  ];
}
