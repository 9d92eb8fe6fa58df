const DAY = 86_400_000;

/** Some of these, others each day, spread over the whole list; the same for everybody on the same day. */
export function ofToday<T>(all: readonly T[], count: number, now: Date): T[] {
  const day = Math.floor(now.getTime() / DAY);
  const stride = Math.max(1, Math.floor(all.length / count));
  const places = Array.from({ length: Math.min(count, all.length) }, (_, index) => day + index * stride);
  return places.flatMap((place) => all.slice(place % all.length).slice(0, 1));
}
