/**
 * Going back in the browser closes what is open over the page before it leaves the page. Whatever opens has an entry of
 * the history of its own. Closed in another way, its entry stays, unused: the next that opens takes it over, and going back
 * steps over it. So nothing ever has to wait for the browser's history, which changes only after a while.
 */
type Close = () => void;

const open: Close[] = [];
/** How many layers the current entry has below it, and on which page it is, as they were before a step. */
let depth = depthNow();
let page = here();

function depthNow(): number {
  return (history.state as { layers?: number } | null)?.layers ?? 0;
}

function here(): string {
  return location.pathname + location.search;
}

function settle(): void {
  depth = depthNow();
  page = here();
}

/** Note that something opened; returns a function to call when it closes. */
export function openLayer(close: Close): () => void {
  open.push(close);
  keepUp();
  return () => {
    const index = open.lastIndexOf(close);
    if (index >= 0) open.splice(index, 1);
  };
}

/** Every open layer has an entry. */
function keepUp(): void {
  if (depthNow() < open.length) history.pushState({ layers: open.length }, '');
  settle();
}

/** Go to another page, replacing the history entry of an open layer. */
export function goTo(path: string, replace: boolean): void {
  if (replace || depthNow() > 0) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  settle();
}

/** The browser went back or forward. */
export function handlePopState(): void {
  const [was, from] = [depth, page];
  settle();
  if (page !== from || depth >= was) return;
  const close = open.at(-1);
  if (close === undefined) {
    history.go(-(depth + 1));
  } else {
    close();
    setTimeout(keepUp); // what would not close gets its entry back
  }
}
