import type { TableView } from '$lib/session/state';
import { skyOf } from '$lib/net/api';
import type { Place } from '$lib/protocol/types';

/** My crosses from the sky on the table, to begin with; none if I have already made some here. */
export async function marksOfSky({ table, play, you }: TableView): Promise<readonly Place[]> {
  const game = play?.game;
  if (!table?.options.sky || game?.phase !== 'associate.mark' || you?.game?.crosses.length !== 0) return [];
  const sky = await skyOf(table.options.sky).catch(() => null);
  const same = sky?.word === game.clue && sky.cards.join() === game.grid.join();
  return same ? (sky.round?.own.crosses ?? []) : [];
}
