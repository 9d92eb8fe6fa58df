// The recorded game: what the real server sent at each step, to whom.
import { readFileSync } from 'node:fs';

export const steps = [];
for (const line of readFileSync(process.env.STELLA_BENCH_SCRIPT, 'utf8').split('\n')) {
  const [kind, first, rest] = [line.slice(0, 4), ...line.slice(5).split(/ (.*)/s)];
  if (kind === 'step') steps.push({ views: Number(rest.split(' ')[1]), values: {} });
  else if (kind === 'view') steps.at(-1).values[first] = JSON.parse(rest);
}

export function isMove(move) {
  const { type, id, place } = move;
  if (typeof type !== 'string' || type.length < 1 || type.length > 20) return false;
  if (typeof id !== 'string' || id.length < 1 || id.length > 64) return false;
  return place === undefined || (Number.isInteger(place) && place >= 0 && place <= 14);
}

/** The step that a move makes: ids begin with its number. */
export function stepOf(move) {
  return Number(move.id.split('-')[0]);
}
