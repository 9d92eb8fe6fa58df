// The languages, as src/stella/languages.py declares them.
// Made by ./dev texts; do not edit.

/** Each by its own name, in the order the switch shows them. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
  pl: 'Polski',
} as const;

export type Language = keyof typeof LANGUAGES;

export const FALLBACK: Language = 'en';

/** What the page says, file by file; each language is a chunk of its own, so nobody loads the others. */
export const CATALOGUES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./catalogue-en'),
  fr: () => import('./catalogue-fr'),
  es: () => import('./catalogue-es'),
  de: () => import('./catalogue-de'),
  pl: () => import('./catalogue-pl'),
};

/** The same for the gallery, the makers and printing: fetched when somebody goes there. */
export const WORKSHOP: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./workshop-en'),
  fr: () => import('./workshop-fr'),
  es: () => import('./workshop-es'),
  de: () => import('./workshop-de'),
  pl: () => import('./workshop-pl'),
};
