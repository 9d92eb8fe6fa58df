import { keepText, readText } from '$lib/storage';
import { chooseLanguage, type Language } from './languages';

const KEY = 'stella-language';

/** The language that this browser asks for, or was told before. */
export function languageOfVisitor(): Language {
  return chooseLanguage(navigator.languages, readText(KEY));
}

export const remember = (language: Language): void => keepText(KEY, language);
