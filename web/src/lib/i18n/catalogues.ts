// The languages, as src/stella/languages.py declares them.
// Made by ./dev generate; do not edit.

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
    en: () => import('catalogue:first-en'),
    fr: () => import('catalogue:first-fr'),
    es: () => import('catalogue:first-es'),
    de: () => import('catalogue:first-de'),
    pl: () => import('catalogue:first-pl'),
    it: () => import('catalogue:first-it'),
  },
  screens: {
    en: () => import('catalogue:screens-en'),
    fr: () => import('catalogue:screens-fr'),
    es: () => import('catalogue:screens-es'),
    de: () => import('catalogue:screens-de'),
    pl: () => import('catalogue:screens-pl'),
    it: () => import('catalogue:screens-it'),
  },
  privacy: {
    en: () => import('catalogue:privacy-en'),
    fr: () => import('catalogue:privacy-fr'),
    es: () => import('catalogue:privacy-es'),
    de: () => import('catalogue:privacy-de'),
    pl: () => import('catalogue:privacy-pl'),
    it: () => import('catalogue:privacy-it'),
  },
  sky: {
    en: () => import('catalogue:sky-en'),
    fr: () => import('catalogue:sky-fr'),
    es: () => import('catalogue:sky-es'),
    de: () => import('catalogue:sky-de'),
    pl: () => import('catalogue:sky-pl'),
    it: () => import('catalogue:sky-it'),
  },
  workshop: {
    en: () => import('catalogue:workshop-en'),
    fr: () => import('catalogue:workshop-fr'),
    es: () => import('catalogue:workshop-es'),
    de: () => import('catalogue:workshop-de'),
    pl: () => import('catalogue:workshop-pl'),
    it: () => import('catalogue:workshop-it'),
  },
};
