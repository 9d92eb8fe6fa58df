/** Days and times as the reader writes them. The day of a sky is a date without a time zone: 2026-11-16. */

/** The locale with the dates and clock of the reader's country, if the browser names one. */
const localeOf = (language: string): string =>
  navigator.languages.find((each) => each.split('-')[0] === language) ?? language;

/** "Monday 16 November". */
export const dateOf = (day: string, language: string): string =>
  format(day, language, { weekday: 'long', day: 'numeric', month: 'long' });

/** "16 November". */
export const shortDateOf = (day: string, language: string): string =>
  format(day, language, { day: 'numeric', month: 'long' });

/** "Mon". */
export const weekdayOf = (day: string, language: string): string =>
  format(day, language, { weekday: 'short' });

/** "November 2026". */
export const monthOf = (month: string, language: string): string =>
  format(`${month}-01`, language, { month: 'long', year: 'numeric' });

function format(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(new Date(day));
}

/** A moment for the reader: "tomorrow", and the time on their clock. */
export function momentOf(at: number, now: number, language: string): { day: string; time: string } {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  // A day on which clocks change has 23 or 25 hours.
  const days = Math.round((midnight(at) - midnight(now)) / 86_400_000);
  return {
    day: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day'),
    time: new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(at),
  };
}
