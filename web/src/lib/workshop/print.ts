import type { Language } from '$lib/i18n/languages';

export const PARTS = ['rules', 'board', 'slates', 'scores', 'words', 'pictures'] as const;
export const PAPERS = ['a4', 'letter'] as const;
export const SIZES = ['large', 'small'] as const;
export const BACKS = ['night', 'light', 'none'] as const;

/** What a host wants to have on paper. */
export interface PrintOrder {
  parts: readonly (typeof PARTS)[number][];
  paper: (typeof PAPERS)[number];
  size: (typeof SIZES)[number];
  backs: (typeof BACKS)[number];
  language: Language;
  /** Of the word cards only the table's own. */
  onlyOwn: boolean;
}

/** Where the PDF of an order comes from. */
export function addressOf(code: string, order: PrintOrder): string {
  const { parts, onlyOwn, ...rest } = order;
  const query = new URLSearchParams({ parts: parts.join(','), ...rest });
  if (onlyOwn) query.set('words', 'own');
  return `/api/tables/${code}/print?${query.toString()}`;
}

/** The paper that printers of this reader most likely have: in America it is not A4. */
export function paperFor(locale: string): PrintOrder['paper'] {
  return /^en-(us|ca)|^es-(mx|co|cl|ve|ph)|^fr-ca/i.test(locale) ? 'letter' : 'a4';
}
