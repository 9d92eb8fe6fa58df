/**
 * Where focus goes when a new screen removed the focused element. If it is somewhere else already, in a field or a dialog, it
 * stays there. Runs after a closing dialog has tried to restore focus.
 */
export function focusFallback(place: HTMLElement): () => void {
  const timer = setTimeout(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) place.focus({ preventScroll: true });
  });
  return () => clearTimeout(timer);
}
