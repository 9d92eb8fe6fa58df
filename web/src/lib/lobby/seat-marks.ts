import type { MessageId } from '$lib/i18n/messages';
import type { Player } from '$lib/game/players';
import type { PublicTable } from '$lib/protocol/types';

/** What is said of somebody at the table besides their name. */
export function marksOf(player: Player, { chairs, host }: PublicTable) {
  const member = chairs[player.seat]?.member ?? null;
  return (
    [
      member !== null && member === host && 'lobby-host',
      player.me && 'lobby-you',
      member !== null && !player.present && 'lobby-away',
      player.program && 'lobby-program',
      player.level !== null && `bot-level-${player.level}`,
    ] satisfies (MessageId | false)[]
  ).filter((mark) => mark !== false);
}
