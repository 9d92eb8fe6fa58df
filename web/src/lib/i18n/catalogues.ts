import type { Language } from './languages';

/** What the page says, file by file; each language is a chunk of its own, so nobody loads the other four. */
type Catalogue = Record<string, string>;

export const CATALOGUES: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./catalogue-en'),
  fr: () => import('./catalogue-fr'),
  es: () => import('./catalogue-es'),
  de: () => import('./catalogue-de'),
  pl: () => import('./catalogue-pl'),
};
