import type { TableView } from '$lib/session/state';
import type { SeenTable, SeenGame } from '$lib/session/state';
import type {
  BotLevel,
  Character,
  ChairSymbol,
  Colour,
  MemberId,
  PublicPlayer,
  PublicSeat,
  Seat,
} from '$lib/protocol/types';

/** A seat as the page shows it. */
export interface Player {
  seat: Seat;
  name: string;
  colour: Colour;
  symbol: ChairSymbol;
  /** A built-in bot or an external program. */
  bot: boolean;
  program: boolean;
  level: BotLevel | null;
  character: Character | null;
  me: boolean;
  present: boolean;
  away: boolean;
  /** Left during the game for good: a stand-in plays. */
  left: boolean;
}

/** A player of a game, with how the seat is doing. */
export interface SeatedPlayer extends Player {
  state: PublicSeat;
}

const NOBODY: PublicPlayer = {
  name: '',
  symbol: 'moon',
  member: null,
  bot: null,
  character: null,
  program: false,
};

/** Who sits where: of the game while there is one (names outlive those who leave), else of the lobby. */
export function playersOf({ table, play, you }: TableView): readonly Player[] {
  if (table === null) return [];
  if (table.status === 'lobby' || play === null) return playersOnChairs({ table, you });
  return seatedIn({ table, play, you });
}

/** The current or past player of each seat of the game. */
export function seatedIn({ table, play, you }: SeenGame): SeatedPlayer[] {
  return play.game.seats.map((state, seat) => {
    const chair = table.status === 'playing' ? table.chairs[seat] : undefined;
    return {
      ...playerOf(table.players[seat] ?? NOBODY, seat, state.colour, you?.member),
      present: chair?.present ?? true,
      away: chair?.away ?? false,
      left: chair !== undefined && chair.member === null && chair.bot === null,
      state,
    };
  });
}

/** Somebody who plays or has played a seat; nobody is away from a game that is over. */
export function playerOf(player: PublicPlayer, seat: Seat, colour: Colour, me?: MemberId | null): Player {
  const { name, symbol, member, bot, character, program } = player;
  return {
    seat,
    name,
    colour,
    symbol,
    bot: bot !== null || program,
    program,
    level: bot,
    character,
    me: member !== null && member === me,
    present: true,
    away: false,
    left: false,
  };
}

/** The people on the chairs now, whatever game was played last. */
export function playersOnChairs({ table, you }: Pick<SeenTable, 'table' | 'you'>): Player[] {
  const members = new Map(table.members.map((member) => [member.id, member]));
  return table.chairs.map((chair, seat) => {
    const { name = '', program = false } = members.get(chair.member ?? '') ?? {};
    const { colour, present, away } = chair;
    return { ...playerOf({ ...chair, name, program }, seat, colour, you?.member), present, away };
  });
}
