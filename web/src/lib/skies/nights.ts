import type { Fate } from '$lib/solo/fates';
import type { Nights, Place } from '$lib/protocol/types';
import { keepText, readJson } from '$lib/storage';

/** The nights of this device: unfinished marks, the result of each sky, and the streak. */

/** Somebody with a name, and what we both marked in a round. */
export interface Met {
  name: string;
  mine: readonly Place[];
  theirs: readonly Place[];
}

/** One finished sky. */
export interface Night {
  /** Marked on its own day: it counts towards the streak. */
  counts: boolean;
  /** The word by language. */
  texts: Readonly<Record<string, string>>;
  /** Null until the round is over. */
  stars: number | null;
  fates: readonly Fate[];
  /** Companions who gave a name, once the round is over. */
  met?: readonly Met[];
}

interface Draft {
  /** Sent with Done, so that repeating it changes nothing. */
  id: string;
  /** The pictures that are marked: an update of the server may bring others. */
  cards: readonly string[];
  marks: readonly Place[];
}

interface Stored {
  drafts: Record<string, Draft>;
  nights: Record<string, Night>;
  /** My marks are shared for research. */
  research: boolean;
  /** Bots may learn from them. */
  teaches: boolean;
  /** The name others see under skies: not the one at tables, because these are strangers. */
  name: string;
}

export type NightsByDay = Readonly<Record<string, Night>>;

const KEY = 'stella-skies';
const DAY = 86_400_000;
/** Days within which one missed night is forgiven. */
const WEEK = 7;
/** Maximum skies with unfinished marks. */
const MAX_DRAFTS = 5;

const NOTHING: Stored = { drafts: {}, nights: {}, research: false, teaches: true, name: '' };

function read(): Stored {
  return { ...NOTHING, ...(readJson(KEY) as Partial<Stored> | null) };
}

const write = (stored: Stored): void => keepText(KEY, JSON.stringify(stored));

/** My unfinished marks on these pictures. */
export function draftOf(day: string, cards: readonly string[]): Draft | null {
  const draft = read().drafts[day];
  return draft?.cards.join() === cards.join() ? draft : null;
}

/** Save unfinished marks, and those of the skies that were marked last. */
export function keepDraft(day: string, draft: Draft): void {
  const stored = read();
  const { [day]: _, ...others } = stored.drafts;
  const drafts = Object.entries({ ...others, [day]: draft }).slice(-MAX_DRAFTS);
  write({ ...stored, drafts: Object.fromEntries(drafts) });
}

export const nights = (): NightsByDay => read().nights;

/** Save the result of a sky. Whether it counts never changes. */
export function keepNight(day: string, night: Night): void {
  const stored = read();
  const { [day]: _, ...drafts } = stored.drafts;
  const counts = stored.nights[day]?.counts ?? night.counts;
  write({ ...stored, drafts, nights: { ...stored.nights, [day]: { ...night, counts } } });
}

/** Save another device's nights and consents in place of this one's. The outcome of each cross stays there. */
export function bringNights({ nights, research, teaches }: Nights): void {
  const kept = nights.map(({ day, ...night }) => [day, { ...night, fates: [] }]);
  write({ ...read(), drafts: {}, nights: Object.fromEntries(kept), research, teaches });
}

/** What may be done with my marks. */
export type Consent = Pick<Stored, 'research' | 'teaches'>;

export function consents(): Consent {
  const { research, teaches } = read();
  return { research, teaches };
}

export const keepConsent = (consent: Consent): void => write({ ...read(), ...consent });

export const skyName = (): string => read().name;

export const keepSkyName = (name: string): void => write({ ...read(), name });

/** Forget every night and draft of this device. */
export const forgetNights = (): void => keepText(KEY, null);

/** The day this many days later; earlier if negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** The streak up to today. A missed night is a cloud, and one cloud a week doesn't break it. Tonight isn't missed yet. */
export function streakOf(all: NightsByDay, today: string): number {
  const first = Object.keys(all)
    .filter((day) => all[day]?.counts)
    .sort()[0];
  if (first === undefined) return 0;
  let count = 0;
  let cloud = Number.NEGATIVE_INFINITY;
  for (let back = 0, day = today; day >= first; back += 1, day = dayAfter(today, -back)) {
    if (all[day]?.counts) count += 1;
    else if (back > 0) {
      if (back - cloud < WEEK) break;
      cloud = back;
    }
  }
  return count;
}

/** The longest streak so far. */
export function longestStreak(all: NightsByDay): number {
  const counted = Object.keys(all).filter((day) => all[day]?.counts);
  return Math.max(0, ...counted.map((day) => streakOf(all, day)));
}

/** The seven nights up to today, the oldest first. */
export function lastWeek(today: string): string[] {
  return Array.from({ length: WEEK }, (_, index) => dayAfter(today, index - WEEK + 1));
}

/** The days of a month (as 2026-11) by weeks that begin on a Monday; null before the first and after the last. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const lead = (new Date(first).getUTCDay() + 6) % 7;
  const days: (string | null)[] = Array.from({ length: lead }, () => null);
  for (let day = first; day.startsWith(month); day = dayAfter(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The month this many months later; earlier if negative. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}
