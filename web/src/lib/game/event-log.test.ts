import { describe, expect, it } from 'vitest';
import { Texts } from '$lib/i18n/texts.svelte';
import type { View } from '$lib/protocol/types';
import type { SoundName, Sounds } from '$lib/sound/sounds';
import { EventLog } from './event-log.svelte';
import { aGame, aView } from '$lib/testing/sample-views';

class Listening {
  heard: SoundName[] = [];
  play(name: SoundName): void {
    this.heard.push(name);
  }
}

async function read() {
  const sounds = new Listening();
  const texts = await Texts.in('en');
  const log = new EventLog(texts, sounds as unknown as Sounds);
  const follow = (view: View, staged = false) => log.follow(view, staged);
  return { log, follow, sounds };
}

describe('the log of a table', () => {
  it('begins with what the first view shows of the past, without a sound', async () => {
    const { log, follow, sounds } = await read();
    const heard: unknown[] = [];
    log.listen((news) => heard.push(...news));
    follow(aView({ game: aGame({ phase: 'reveal', clue: 'w.sea', lanterns: [1, 2, 3] }) }));
    expect(log.told.map((line) => line.event.kind)).toEqual(['game_began', 'word_turned', 'lanterns']);
    expect(log.told.every((line) => line.past)).toBe(true);
    expect(sounds.heard).toEqual([]);
    expect(heard).toEqual([]);
  });

  it('tells each event once and in order, numbered', async () => {
    const { log, follow } = await read();
    follow(aView({ game: aGame() }));
    const marking = aView({ game: aGame({ phase: 'associate.mark', clue: 'w.sea', passed: [1] }) });
    follow(marking);
    follow(marking);
    const news = log.told.filter((line) => !line.past);
    expect(log.told.map((line) => line.number)).toEqual([1, 2, 3]);
    expect(news.map((line) => line.event.kind)).toEqual(['word_turned', 'passed']);
  });

  it('plays one sound for what came last', async () => {
    const { follow, sounds } = await read();
    follow(aView({ game: aGame({ phase: 'associate.mark', clue: 'w.sea', passed: [0, 1] }) }));
    follow(
      aView({ game: aGame({ phase: 'reveal', clue: 'w.sea', passed: [0, 1, 2], lanterns: [1, 1, 1] }) }),
    );
    expect(sounds.heard).toEqual(['lantern']);
  });

  it('keeps what a scene has told for the log, and says it no second time', async () => {
    const { log, follow, sounds } = await read();
    follow(aView({ game: aGame({ phase: 'associate.mark', clue: 'w.sea', passed: [0, 1] }) }));
    follow(
      aView({ game: aGame({ phase: 'reveal', clue: 'w.sea', passed: [0, 1, 2], lanterns: [1, 1, 1] }) }),
      true,
    );
    const news = log.told.filter((line) => !line.past);
    expect(news.map((line) => [line.event.kind, line.staged])).toEqual([
      ['passed', false],
      ['lanterns', true],
    ]);
    expect(sounds.heard).toEqual(['pass']);
  });
});
