import { listOf, nameOf, describeNext, winning } from '$lib/game/phrases';
import type { Player } from '$lib/game/players';
import type { Texts } from '$lib/i18n/texts.svelte';
import type { Pointing, Seat } from '$lib/protocol/types';
import type { Beat, Scene } from './timeline';

/** The players who marked the picture, in a sentence with names, or "you"; for a fall, that nobody else did. */
export function chosenBy(
  texts: Texts,
  { outcome, holders }: Extract<Beat, { kind: 'verdict' }>,
  scout: Seat,
  players: readonly Player[],
): string {
  if (outcome === 'fall') return texts.text('scene-alone', who(texts, players, scout));
  const others = holders.filter((seat) => seat !== scout);
  // "Only you and Ann", even if Ann pointed.
  const [first, rest] =
    outcome === 'super' && others.some((seat) => players[seat]?.me)
      ? [others[0] ?? scout, [scout]]
      : [scout, others];
  const names = rest.map((seat) =>
    players[seat]?.me ? texts.text('scene-you') : nameOf(texts, players[seat]),
  );
  return texts.text(`scene-${outcome}`, {
    ...who(texts, players, first),
    others: listOf(texts, names),
  });
}

/** What a screen reader hears at a beat; null where there is nothing to say. */
export function sentenceOf(
  texts: Texts,
  beat: Beat,
  scene: Scene | { kind: 'announcing'; scout: Seat | null },
  players: readonly Player[],
): string | null {
  switch (beat.kind) {
    case 'points':
      return texts.text('scene-points', { ...who(texts, players, beat.scout), place: beat.place + 1 });
    case 'verdict': {
      const scout = scene.kind === 'pointing' ? scene.pointing.scout : 0;
      return `${closed(texts.text(`play-${beat.outcome}`))} ${closed(chosenBy(texts, beat, scout, players))}`;
    }
    case 'stars':
      return beat.stars
        .flatMap((count, seat) =>
          count > 0 ? texts.text('scene-gain', { player: nameOf(texts, players[seat]), count }) : [],
        )
        .join(' ');
    case 'lantern':
      return texts.text('log-lantern', { ...who(texts, players, beat.seat), count: beat.count });
    case 'dark':
      return beat.seat === null
        ? texts.text('log-nobody-dark')
        : texts.text('log-dark', who(texts, players, beat.seat));
    case 'winners':
      return texts.text('log-over', winning(texts, players, beat.winners));
    case 'next':
      if (scene.kind === 'podium') return null;
      return scene.kind === 'pointing'
        ? nextOf(texts, scene.pointing, players)
        : nextOf(texts, { skipped: [], next_scout: scene.scout }, players);
    case 'tally':
    case 'breath':
    case 'light':
    case 'hush':
      return null;
  }
}

/** The scout now, and what the reader is to do about it; null after the last pointing. */
function nextOf(
  texts: Texts,
  next: Pick<Pointing, 'skipped' | 'next_scout'>,
  players: readonly Player[],
): string | null {
  if (next.next_scout === null) return null;
  const told = describeNext(texts, next, players);
  return players[next.next_scout]?.me ? `${told} ${closed(texts.text('play-you-are-scout'))}` : told;
}

/** What stands alone on the screen ends like a sentence where it is read out. */
function closed(said: string): string {
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}

function who(texts: Texts, players: readonly Player[], seat: Seat): { player: string; me: 'yes' | 'no' } {
  const player = players[seat];
  return { player: nameOf(texts, player), me: player?.me ? 'yes' : 'no' };
}
