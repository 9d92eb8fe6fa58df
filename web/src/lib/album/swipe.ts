import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';
import { alongLine } from '$lib/i18n/direction';

const FAR = 48;

/** Swiping sideways goes on or back; up and down still scrolls. */
export function swipeable(onnext: () => void, onprevious: () => void): Attachment<HTMLElement> {
  return (place) => {
    let from: { id: number; x: number; y: number } | null = null;
    const off = [
      on(place, 'pointerdown', ({ isPrimary, pointerType, pointerId, clientX, clientY }) => {
        from = isPrimary && pointerType !== 'mouse' ? { id: pointerId, x: clientX, y: clientY } : null;
      }),
      on(window, 'pointerup', ({ pointerId, clientX, clientY }) => {
        if (from?.id !== pointerId) return;
        const [x, y] = [clientX - from.x, clientY - from.y];
        from = null;
        if (Math.abs(x) < FAR || Math.abs(x) < 2 * Math.abs(y)) return;
        if (alongLine(x) < 0) onnext();
        else onprevious();
      }),
      on(window, 'pointercancel', () => (from = null)),
    ];
    return () => off.forEach((end) => end());
  };
}
