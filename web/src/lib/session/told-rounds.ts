import type { TableView } from '$lib/session/state';
import type { RoundRecord } from '$lib/protocol/types';
import { keepText, readJson } from '$lib/storage';

const KEY = 'stella-told';
/** Tables that are remembered: the newest. */
const MOST = 30;

/** A table and its game, and the last round of it whose points this device has shown. */
type ToldRound = readonly [game: string, round: number];

const gameOf = ({ code, games }: { code: string; games: number }) => `${code} ${games}`;

function isTold(each: unknown): each is ToldRound {
  return Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'number';
}

function all(): ToldRound[] {
  const kept = readJson(KEY);
  return Array.isArray(kept) ? kept.filter(isTold) : [];
}

const toldOf = (game: string) => all().find(([name]) => name === game)?.[1] ?? null;

/** Remember how far a game over days was shown on this device. */
export function noteTold({ table, play }: TableView): void {
  if (table === null || play === null || table.options.round_hours === null) return;
  const { phase, round } = play.game;
  const shown = phase === 'scoring' || phase === 'over' ? round : 0;
  const game = gameOf(table);
  const before = toldOf(game);
  if (before !== null && before >= shown) return;
  const others = all().filter(([name]) => name !== game);
  keepText(KEY, JSON.stringify([...others, [game, shown]].slice(-MOST)));
}

/** The rounds of a game over days that were revealed while this device didn't look; of a game that is over, the last. */
export function roundsToTell({ table, play }: TableView): readonly RoundRecord[] {
  if (table === null || play === null || table.options.round_hours === null) return [];
  const told = toldOf(gameOf(table));
  if (table.status === 'playing') return play.told.filter(({ number }) => number > (told ?? 0));
  const last = play.game.record.at(-1);
  return told !== null && last !== undefined && last.number > told ? [last] : [];
}
