import type { Actions, PublicSeat } from '$lib/protocol/types';

/** What somebody can do who can do nothing. */
export const NO_ACTIONS: Actions = {
  reveal_word: false,
  wish_swap: false,
  withdraw_swap: false,
  mark: [],
  unmark: [],
  finish_marking: false,
  resume_marking: false,
  announce: null,
  point_at: [],
  next_round: false,
};

/** A seat before anything has happened in its round. */
export const NEW_SEAT: PublicSeat = {
  colour: 'orange',
  passed: false,
  wishes_swap: false,
  lantern: null,
  dark: false,
  fallen: false,
  open: null,
  stars: [],
  total: 0,
};
