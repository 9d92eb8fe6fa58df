import { on } from 'svelte/events';
import type { Attachment } from 'svelte/attachments';

const HOLD = 430;

/** A button that can be tapped, and held: holding, or a right click, does `onhold` instead of `ontap`. */
export function holdable(ontap: () => void, onhold: () => void): Attachment<HTMLElement> {
  return (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const release = () => clearTimeout(timer);
    const hold = () => {
      release();
      if (!held) onhold();
      held = true;
    };
    const off = [
      on(button, 'pointerdown', () => {
        held = false;
        release();
        timer = setTimeout(hold, HOLD);
      }),
      on(button, 'pointerup', release),
      on(button, 'pointerleave', release),
      on(button, 'pointercancel', release),
      on(button, 'contextmenu', (event) => {
        event.preventDefault();
        hold();
      }),
      on(button, 'click', (event) => {
        if (held) event.preventDefault();
        else ontap();
        held = false;
      }),
      release,
    ];
    return () => off.forEach((end) => end());
  };
}
