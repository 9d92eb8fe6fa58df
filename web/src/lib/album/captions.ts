import { firstSkips } from '$lib/game/game-events';
import { lanternsInShort, nameOf, describeEvent } from '$lib/game/phrases';
import type { Texts } from '$lib/i18n/texts.svelte';
import type { AlbumStep } from '$lib/protocol/types';
import type { Moment } from './moments';

/** What happened at a step, in words: to be read below the pictures, and announced. */
export function captionOf(texts: Texts, { kind, play }: AlbumStep, moment: Moment): string {
  const { game, clue, players } = moment;
  switch (kind) {
    case 'deal': {
      const { round, first_scout, replaced_line } = game;
      return round === 1
        ? describeEvent(texts, { kind: 'game_began', first_scout }, players)
        : describeEvent(texts, { kind: 'next_round', round, first_scout, line: replaced_line ?? 0 }, players);
    }
    case 'word':
      return describeEvent(texts, { kind: 'word_turned', by: game.first_scout, word: clue }, players);
    case 'marked': {
      const swapped = play.game.swapped
        ? [describeEvent(texts, { kind: 'word_swapped', word: clue }, players)]
        : [];
      return [...swapped, texts.text('replay-marked'), ...describeCrosses(texts, moment)].join(' ');
    }
    case 'announced': {
      const counts = game.seats.map(({ lantern }) => lantern ?? 0);
      const dark = game.seats.findIndex((seat) => seat.dark);
      return lanternsInShort(texts, { counts, dark: dark < 0 ? null : dark }, players);
    }
    case 'pointed': {
      const pointing = firstSkips(game.pointings).at(-1);
      return pointing === undefined ? '' : describeEvent(texts, { kind: 'pointed', pointing }, players);
    }
    case 'scored': {
      const points = game.scores.at(-1) ?? [];
      return describeEvent(texts, { kind: 'round_scored', round: game.round, points }, players);
    }
    case 'over':
      return describeEvent(texts, { kind: 'over', winners: game.winners }, players);
  }
}

/** How many crosses the seat of the viewpoint made. */
function describeCrosses(texts: Texts, { players, seat, crosses }: Moment): string[] {
  if (seat === null || crosses.size === 0) return [];
  const player = players[seat];
  return [
    texts.text('replay-crosses', {
      me: player?.me ? 'yes' : 'no',
      player: nameOf(texts, player),
      count: crosses.size,
    }),
  ];
}
