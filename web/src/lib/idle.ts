/** Run something once the page is loaded and idle, after a pause; returns a cancel function. */
export function whenIdle(run: () => void, pause = 0): () => void {
  const idle = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 400));
  let off = false;
  const begin = () => setTimeout(() => idle(() => off || run()), pause);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin);
  return () => {
    off = true;
    window.removeEventListener('load', begin);
  };
}

/** Whether the visitor asks for as little data as possible. */
export function prefersLessData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
