import type { Actions } from '$lib/protocol/types';

export type Shortcut = 'keys' | 'log' | 'pass_pen' | 'take_pen_back';

/** What a key means during a game; null where it belongs to something else. */
export function shortcutOf(event: KeyboardEvent, may: Actions | undefined): Shortcut | null {
  const typing = event.target instanceof Element && /INPUT|TEXTAREA|SELECT/.test(event.target.tagName);
  if (event.ctrlKey || event.metaKey || event.altKey || typing) return null;
  switch (event.key.toLowerCase()) {
    case '?':
      return 'keys';
    case 'l':
      return 'log';
    case 'p':
      return may?.pass_pen ? 'pass_pen' : may?.take_pen_back ? 'take_pen_back' : null;
    default:
      return null;
  }
}
