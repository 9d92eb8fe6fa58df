import { unlit, type GameBoard } from '$lib/game/board';
import { playerOf, type Player, type SeatedPlayer } from '$lib/game/players';
import type { Album, AlbumStep, Place, Seat } from '$lib/protocol/types';
import type { Words } from '$lib/session/scopes.svelte';

/** Whose view of the game is shown: a seat's, or (null) as everybody saw the table. */
export type Viewpoint = Seat | null;

/** One step of a finished game, as a screen draws it. */
export interface Moment {
  game: GameBoard;
  clue: Words;
  players: readonly SeatedPlayer[];
  seat: Seat | null;
  crosses: ReadonlySet<Place>;
}

/** The viewpoints a reader may choose: all of them if slates were revealed, else their own. */
export function viewpointsIn({ steps, record }: Album): readonly Viewpoint[] {
  const seats = record.players.map((_, seat) => seat);
  return [null, ...seats.filter((seat) => steps.some(({ eyes }) => eyes[seat]))];
}

/** Whether all slates of the game are revealed to the reader. */
export const isOpen = ({ record }: Album): boolean => record.rounds.every(({ slates }) => slates !== null);

/** The player of each seat in a round (somebody else may have taken it over later), or, without one, at the end. */
export function playersIn(
  { record, steps, ...album }: Album,
  viewpoint: Viewpoint,
  round?: number,
): Player[] {
  const seats = steps[0]?.play.game.seats ?? [];
  const me = viewpoint !== null && viewpoint === album.seat ? record.players[viewpoint]?.member : null;
  return record.players.map((last, seat) => {
    const then = album.earlier.find((each) => each.round === round && each.seat === seat)?.player;
    return playerOf(then ?? last, seat, seats[seat]?.colour ?? 'orange', me);
  });
}

/** Each step from this viewpoint. Steps that happened together had one view: here they follow one by one. */
export function momentsOf(album: Album, viewpoint: Viewpoint): readonly Moment[] {
  const moments: Moment[] = [];
  for (const step of album.steps) {
    const game = boardAt(step, moments.at(-1)?.game);
    const { round } = game;
    const players = playersIn(album, viewpoint, step.kind === 'over' ? undefined : round);
    moments.push({
      game,
      clue: step.play.clue,
      players: game.seats.flatMap((state, seat) => {
        const player = players[seat];
        return player === undefined ? [] : [{ ...player, state }];
      }),
      seat: viewpoint,
      crosses: new Set(viewpoint === null ? [] : step.eyes[viewpoint]?.crosses),
    });
  }
  return moments;
}

function boardAt({ kind, play: { game } }: AlbumStep, before: GameBoard | undefined): GameBoard {
  const turn = { ...game.turn, waiting_for: [] };
  if (kind === 'marked')
    return { ...game, turn, phase: 'associate.mark', scout: null, seats: unlit(game.seats) };
  if (kind === 'pointed' && game.phase !== 'reveal')
    return {
      ...game,
      turn,
      phase: 'reveal',
      scout: null,
      scores: before?.scores ?? [],
      seats: game.seats.map((seat, number) => ({ ...seat, total: before?.seats[number]?.total ?? 0 })),
      accounts: [],
      slates: [],
      winners: [],
    };
  return kind === 'scored' ? { ...game, phase: 'scoring', winners: [] } : game;
}
