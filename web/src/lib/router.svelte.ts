import { ID_LETTERS } from './game/limits';
import { goTo, handlePopState } from './layers';

const SHELVES = ['pictures', 'words', 'make-words', 'make-deck'] as const;

/** A part of the gallery. */
export type Shelf = (typeof SHELVES)[number];

/** Where in the page a visitor is. */
type Route =
  | { page: 'home' }
  | { page: 'table'; code: string }
  | { page: 'board'; code: string; key: string }
  | { page: 'watch'; code: string; key: string }
  | { page: 'resume'; code: string; ticket: string }
  | { page: 'album'; code: string; game: number | null }
  | { page: 'shared'; token: string }
  | { page: 'privacy' }
  | { page: 'tv' }
  | { page: 'show'; token: string }
  | { page: 'learn' }
  | { page: 'sky'; day: string | null; key: string }
  | { page: 'gallery'; shelf: Shelf }
  | { page: 'lost' };

/** The route of an address. Codes are typed by people: case, spaces and dashes do not matter. */
export function routeOf(path: string, fragment: string): Route {
  const [first, code, third, fourth, more] = path.split('/').filter(Boolean);
  if (first === undefined) return { page: 'home' };
  if (first === 'privacy' && code === undefined) return { page: 'privacy' };
  if (first === 'tv' && code === undefined) return { page: 'tv' };
  if (first === 'show' && code === undefined) return { page: 'show', token: fragment };
  if (first === 'learn' && code === undefined) return { page: 'learn' };
  if (first === 'sky' && third === undefined) return { page: 'sky', day: code ?? null, key: fragment };
  if (first === 's' && code !== undefined && third === undefined) return { page: 'shared', token: code };
  if (first === 'gallery' && third === undefined) {
    const shelf = SHELVES.find((each) => each === (code ?? 'pictures'));
    return shelf === undefined ? { page: 'lost' } : { page: 'gallery', shelf };
  }
  if (first !== 't' || code === undefined || more !== undefined) return { page: 'lost' };
  const tidy = tidyCode(code);
  if (third === 'album') return albumRoute(tidy, fourth);
  if (fourth !== undefined) return { page: 'lost' };
  switch (third) {
    case undefined:
      return { page: 'table', code: tidy };
    case 'board':
      return { page: 'board', code: tidy, key: fragment };
    case 'watch':
      return { page: 'watch', code: tidy, key: fragment };
    case 'resume':
      return { page: 'resume', code: tidy, ticket: fragment };
    default:
      return { page: 'lost' };
  }
}

/** The albums of a table, or one of them. */
function albumRoute(code: string, game: string | undefined): Route {
  if (game === undefined) return { page: 'album', code, game: null };
  return /^[1-9]\d{0,5}$/.test(game) ? { page: 'album', code, game: Number(game) } : { page: 'lost' };
}

/** A code as typed, or a whole link pasted: the characters in it. */
export function tidyCode(typed: string): string {
  const link = /\/t\/([^/#?]+)/.exec(typed);
  const letters = (link?.[1] ?? typed).toUpperCase().replace(/[^0-9A-Z]/g, '');
  return letters.replace(/[0O]/g, 'Q').replace(/[1I]/g, 'L').slice(0, ID_LETTERS);
}

export class Router {
  route: Route = $state.raw({ page: 'home' });

  constructor() {
    this.#read();
  }

  /** Follow the browser's own back and forward until the returned function is called. */
  listen(): () => void {
    const read = () => {
      handlePopState();
      this.#read();
    };
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }

  go(path: string, { replace = false } = {}): void {
    goTo(path, replace);
    this.#read();
    window.scrollTo(0, 0);
  }

  /** A click on a link of ours: no new page is loaded, unless the visitor wants it in another window. */
  follow(event: MouseEvent, path: string): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(path);
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.hash.slice(1));
  }
}
