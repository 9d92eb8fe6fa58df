/** The rounds of a game as they are written: on tokens, sheets and drawings. */
export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;
