/** Pictures on the table. */
export const PLACES = 15;

/** Maximum crosses per player and round. */
export const MOST_CROSSES = 10;

/** Chairs at a table. */
export const CHAIRS = 6;

/** Players up to whom there is room for everything that is said of each. */
export const ROOMY = 4;

/** Letters of a name that fit beside its token; longer ones get smaller. */
export const LONG_NAME = 15;

/** Letters of a name, as the server counts them. */
export const NAME_LETTERS = 24;

/** Letters and digits of the id in a table's links; the codes of lobbies have fewer. */
export const ID_LETTERS = 8;
