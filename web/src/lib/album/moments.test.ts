import { describe, expect, it, vi } from 'vitest';
import { momentsOf, viewpointsIn } from './moments';
import { Replay } from './replay.svelte';
import { anAlbum } from '$lib/testing/sample-album';

const gameAt = (viewpoint: number | null, kind: string) => {
  const album = anAlbum();
  return momentsOf(album, viewpoint)[album.steps.findIndex((step) => step.kind === kind)]!;
};

describe('the steps of an album', () => {
  it('can be seen through all eyes where slates were laid open, and through mine alone where they were not', () => {
    expect(viewpointsIn(anAlbum())).toEqual([null, 0, 1, 2]);
    expect(viewpointsIn(anAlbum({ closed: true, seat: 1 }))).toEqual([null, 1]);
    expect(viewpointsIn(anAlbum({ closed: true, seat: null }))).toEqual([null]);
  });

  it('show the crosses of those eyes, and of nobody else', () => {
    expect([...gameAt(1, 'marked').crosses]).toEqual([4]);
    expect(gameAt(null, 'marked')).toMatchObject({ seat: null, crosses: new Set() });
    const closed = anAlbum({ closed: true, seat: 1 });
    for (const { crosses } of momentsOf(closed, 0)) expect(crosses.size).toBe(0);
  });

  it('light no lantern before they are announced', () => {
    const { seats, phase } = gameAt(0, 'marked').game;
    expect(phase).toBe('associate.mark');
    expect(seats.map(({ lantern, dark, open, passed }) => [lantern, dark, open, passed])).toEqual([
      [null, false, null, true],
      [null, false, null, true],
      [null, false, null, true],
    ]);
    expect(gameAt(0, 'announced').game.seats.map(({ lantern }) => lantern)).toEqual([2, 1, 1]);
  });

  it('tell no points and lay open no slate at the last pointing', () => {
    const { game } = gameAt(0, 'pointed');
    expect([game.phase, game.scores, game.winners, game.slates]).toEqual(['reveal', [], [], []]);
    expect(game.seats.map(({ total }) => total)).toEqual([0, 0, 0]);
  });

  it('count the last round before they name who won', () => {
    const scored = gameAt(0, 'scored');
    expect([scored.game.phase, scored.game.winners]).toEqual(['scoring', []]);
    expect(gameAt(0, 'over').game.winners).toEqual([0, 1]);
  });

  it('call the reader "you" only through their own eyes', () => {
    const me = (viewpoint: number) => gameAt(viewpoint, 'announced').players.filter((player) => player.me);
    expect(me(0).map(({ name }) => name)).toEqual(['Ada']);
    expect(me(1)).toEqual([]);
  });
});

describe('a replay', () => {
  const heard: string[] = [];
  const sounds = { play: (name: string) => heard.push(name) };
  const replay = (calm = true) => new Replay(anAlbum(), { settings: { calm }, sounds });

  it('begins through the eyes of the reader, and turns them around in a circle', () => {
    const shown = replay();
    expect(shown.viewpoint).toBe(0);
    shown.turn(-1);
    expect(shown.viewpoint).toBeNull();
    shown.turn(-1);
    expect(shown.viewpoint).toBe(2);
  });

  it('stays within the game', () => {
    const shown = replay();
    shown.go(-3);
    expect(shown.index).toBe(0);
    shown.go(99);
    expect(shown.index).toBe(shown.last);
  });

  it('plays to the end and stops there; played again it begins anew', () => {
    const shown = replay();
    shown.toggle();
    for (let steps = 0; steps < shown.last; steps += 1) {
      expect(shown.playing).toBe(true);
      shown.advance();
    }
    expect([shown.index, shown.playing]).toEqual([shown.last, false]);
    shown.toggle();
    expect([shown.index, shown.playing]).toEqual([0, true]);
  });

  it('stands still once somebody steps by hand', () => {
    const shown = replay();
    shown.toggle();
    shown.go(2);
    expect(shown.playing).toBe(false);
  });

  it('tells a pointing over time, and shows it on the table once it is told', () => {
    vi.useFakeTimers();
    const shown = replay(false);
    shown.go(shown.album.steps.findIndex(({ kind }) => kind === 'announced'));
    shown.advance();
    expect([shown.scenes.scene?.kind, shown.game.pointings, shown.step.kind]).toEqual([
      'pointing',
      [],
      'pointed',
    ]);
    vi.runAllTimers();
    expect([shown.scenes.scene, shown.game.pointings.length]).toEqual([null, 1]);
    vi.useRealTimers();
  });

  it('is left in the middle of a scene by a step by hand', () => {
    const shown = replay(false);
    shown.go(2);
    shown.advance();
    shown.go(1);
    expect([shown.scenes.scene, shown.step.kind, shown.game.phase]).toEqual([null, 'word', 'associate.mark']);
  });

  it('is heard forwards, and not backwards', () => {
    const shown = replay();
    heard.length = 0;
    shown.go(1);
    shown.go(4);
    shown.go(0);
    expect(heard).toEqual(['word', 'super']);
  });
});
