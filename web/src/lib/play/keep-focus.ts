/**
 * Keeps focus in a part of the page whose buttons come and go: when the one that had it is taken away, the part itself
 * has it, so that the next Tab leads to what can be done now. A second press of the same key does nothing there.
 */
export function keepFocus(part: HTMLElement): () => void {
  let inside = false;
  const enter = () => (inside = true);
  const leave = ({ target }: FocusEvent) => {
    // If a button is removed, focus has not moved to anything else.
    queueMicrotask(() => {
      if (target instanceof Node && part.contains(target) && !part.contains(document.activeElement))
        inside = false;
    });
  };
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (inside && (activeElement === null || activeElement === body)) part.focus({ preventScroll: true });
  });
  part.addEventListener('focusin', enter);
  part.addEventListener('focusout', leave);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    part.removeEventListener('focusin', enter);
    part.removeEventListener('focusout', leave);
  };
}
