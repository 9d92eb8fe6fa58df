/**
 * Where focus goes when a new screen took away what had it. People who are somewhere else already, in a field or in a dialog,
 * stays there. After a dialog that closes now has tried to give focus back.
 */
export function focusFallback(place: HTMLElement): () => void {
  const timer = setTimeout(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) place.focus({ preventScroll: true });
  });
  return () => clearTimeout(timer);
}
