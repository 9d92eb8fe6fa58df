import { playerOf, type Player } from '$lib/game/players';
import type { Colour, PublicGame, PublicGamePlayer } from '$lib/protocol/types';

/**
 * The player of each seat of a public game in a round, or, without one, at the end. Players without a name are called by
 * their colour.
 */
export function publicPlayersOf(
  game: Pick<PublicGame, 'players'> & Partial<Pick<PublicGame, 'earlier'>>,
  colourName: (colour: Colour) => string,
  round?: number,
): Player[] {
  return game.players.map((last, seat) => {
    const then = game.earlier?.find((each) => each.round === round && each.seat === seat)?.player;
    return publicPlayerOf(then ?? last, seat, colourName);
  });
}

/** Somebody who played. */
export function publicPlayerOf(
  player: PublicGamePlayer,
  seat: number,
  colourName: (colour: Colour) => string,
): Player {
  const { name, colour, symbol, bot, character } = player;
  const called = name === '' && !bot ? colourName(colour) : name;
  return playerOf({ name: called, symbol, member: null, bot: null, character, program: bot }, seat, colour);
}
