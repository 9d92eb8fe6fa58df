import type { Actions } from '$lib/protocol/types';

type Shortcut = 'keys' | 'log' | 'finish_marking' | 'resume_marking';

/** What a key means during a game; null where it belongs to something else. */
export function shortcutOf(event: KeyboardEvent, may: Actions | null | undefined): Shortcut | null {
  const typing = event.target instanceof Element && /INPUT|TEXTAREA|SELECT/.test(event.target.tagName);
  if (event.ctrlKey || event.metaKey || event.altKey || typing) return null;
  switch (event.key.toLowerCase()) {
    case '?':
      return 'keys';
    case 'l':
      return 'log';
    case 'p':
      return may?.finish_marking ? 'finish_marking' : may?.resume_marking ? 'resume_marking' : null;
    default:
      return null;
  }
}
