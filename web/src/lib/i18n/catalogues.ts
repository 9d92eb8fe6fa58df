// The languages, as src/stella/languages.py declares them.
// Made by ./dev texts; do not edit.

/** Each by its own name, in the order the switch shows them. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
  pl: 'Polski',
  it: 'Italiano',
} as const;

export type Language = keyof typeof LANGUAGES;

/** Where lines begin in each. */
export const DIRECTIONS: Record<Language, 'ltr' | 'rtl'> = {
  en: 'ltr',
  fr: 'ltr',
  es: 'ltr',
  de: 'ltr',
  pl: 'ltr',
  it: 'ltr',
};

export const FALLBACK: Language = 'en';

export type Part = 'first' | 'screens' | 'privacy' | 'sky' | 'workshop';

type Chunk = () => Promise<{ default: Record<string, string> }>;

/** What the page says, file by file. Each part of each language is a chunk of its own. */
export const CATALOGUES: Record<Part, Record<Language, Chunk>> = {
  first: {
    en: () => import('./first-en'),
    fr: () => import('./first-fr'),
    es: () => import('./first-es'),
    de: () => import('./first-de'),
    pl: () => import('./first-pl'),
    it: () => import('./first-it'),
  },
  screens: {
    en: () => import('./screens-en'),
    fr: () => import('./screens-fr'),
    es: () => import('./screens-es'),
    de: () => import('./screens-de'),
    pl: () => import('./screens-pl'),
    it: () => import('./screens-it'),
  },
  privacy: {
    en: () => import('./privacy-en'),
    fr: () => import('./privacy-fr'),
    es: () => import('./privacy-es'),
    de: () => import('./privacy-de'),
    pl: () => import('./privacy-pl'),
    it: () => import('./privacy-it'),
  },
  sky: {
    en: () => import('./sky-en'),
    fr: () => import('./sky-fr'),
    es: () => import('./sky-es'),
    de: () => import('./sky-de'),
    pl: () => import('./sky-pl'),
    it: () => import('./sky-it'),
  },
  workshop: {
    en: () => import('./workshop-en'),
    fr: () => import('./workshop-fr'),
    es: () => import('./workshop-es'),
    de: () => import('./workshop-de'),
    pl: () => import('./workshop-pl'),
    it: () => import('./workshop-it'),
  },
};
