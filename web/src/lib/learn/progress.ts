import { PLACES } from '$lib/game/limits';
import type { Place } from '$lib/protocol/types';
import { keepText, readJson } from '$lib/storage';
import { openOf, revealOf, type LessonData, type Moves } from './round';

/** Progress in the lesson, saved on the device so that people can come back to it. */
export interface LessonProgress {
  moves: Moves;
  /** Sentences heard since the last move. */
  heard: number;
}

export const START: LessonProgress = {
  moves: { turned: false, crosses: [], passed: false, pointed: [] },
  heard: 0,
};
const KEY = 'stella-lesson';

export const keep = (progress: LessonProgress): void => keepText(KEY, JSON.stringify(progress));

export const forget = (): void => keepText(KEY, null);

/** The saved progress; the beginning if it can't be read or isn't possible. */
export function recall(data: LessonData): LessonProgress {
  const kept = readJson(KEY);
  return isProgress(kept) && possible(data, kept.moves) ? kept : START;
}

function isProgress(kept: unknown): kept is LessonProgress {
  const { moves, heard } = (kept ?? {}) as Partial<LessonProgress>;
  const { turned, crosses, passed, pointed } = moves ?? {};
  const flags = typeof turned === 'boolean' && typeof passed === 'boolean';
  return flags && places(crosses) && places(pointed) && Number.isInteger(heard) && (heard ?? -1) >= 0;
}

const places = (kept: unknown): kept is Place[] =>
  Array.isArray(kept) &&
  new Set(kept).size === kept.length &&
  kept.every((each) => Number.isInteger(each) && each >= 0 && each < PLACES);

/** Whether these moves can have been made, one after the other. */
function possible(data: LessonData, { turned, crosses, passed, pointed }: Moves): boolean {
  if (crosses.length > data.most || (crosses.length > 0 && !turned)) return false;
  if (passed && crosses.length === 0) return false;
  return pointed.every((place, index) => {
    const before = pointed.slice(0, index);
    const { slates, scout } = revealOf(data, { turned, crosses, passed, pointed: before });
    return passed && scout !== null && openOf(slates[scout], before).includes(place);
  });
}
