import { untrack } from 'svelte';
import { on } from 'svelte/events';
import { openLayer } from '$lib/layers';

class Layers {
  /** How often a dialog was opened: anything above all dialogs is shown again each time. */
  opened = $state(0);
  /** How many are open. */
  open = $state(0);
}
export const layers = new Layers();

/**
 * Show a native dialog as modal; returns how to end it. `onclose`: Escape was pressed, or the browser went back. Focus goes
 * back to where it was, or to `back()`: the browser's own return is undone when the dialog leaves the page in the same
 * breath. If that is gone, such as the free chair that a bot has taken, what it was in has the focus. A person who has
 * moved on by then, say to a field, keeps it there.
 */
export function modal(
  dialog: HTMLDialogElement,
  onclose: () => void,
  back: () => HTMLElement | null = () => null,
): () => void {
  const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const around = before?.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
  dialog.showModal();
  untrack(() => {
    layers.opened += 1;
    layers.open += 1;
  });
  const deaf = on(dialog, 'cancel', (event) => {
    if (event.target !== dialog) return; // nobody chose a file in it
    event.preventDefault();
    onclose();
  });
  const closed = openLayer(onclose);
  return () => {
    const wanted = back() ?? before;
    closed();
    deaf();
    dialog.close();
    untrack(() => (layers.open -= 1));
    const left = [document.activeElement, document.body];
    setTimeout(() => {
      if (left.includes(document.activeElement)) (wanted?.isConnected ? wanted : around)?.focus();
    });
  };
}
