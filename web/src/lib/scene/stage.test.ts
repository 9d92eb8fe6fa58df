import { describe, expect, it } from 'vitest';
import { aGame, aView } from '$lib/testing/sample-views';
import type { Pace, Pointing, PublicView, RoundRecord, View } from '$lib/protocol/types';
import { aPointing, mine } from '$lib/testing/scenes';
import { HandClock } from '$lib/testing/hand-clock';
import { BOARD_COUNT_PAUSE, COUNT_PAUSE, Stage } from './stage.svelte';

const LONG = 60_000;

/** A stage whose clock the test turns, and what it has shown so far. */
function aStage({ board = false, calm = false, untold = [] as RoundRecord[] } = {}) {
  const clock = new HandClock();
  const shown: View[] = [];
  const seen: [number, number, boolean][] = [];
  const heard: string[] = [];
  const stage = new Stage({
    clock,
    now: () => clock.now,
    board,
    calm: () => calm,
    seen: (...scene) => seen.push(scene),
    untold: () => untold,
    show: (view) => {
      shown.push(view);
      heard.push('shown');
    },
  });
  stage.onBeat((beat) => heard.push(beat.kind));
  const game = (): PublicView => shown.at(-1)!.play!.game;
  return { clock, stage, shown, seen, heard, game, now: () => shown.at(-1)! };
}

function at(game: PublicView, pace: Pace = 'unhurried'): View {
  const view = mine(aView({ game }));
  const table = { ...view.table!, options: { ...view.table!.options, pace } };
  return { ...view, table };
}

const second: Pointing = { ...aPointing('fall', 7), scout: 1, holders: [1], next_scout: 2 };
const GAME = { phase: 'reveal' as const, clue: 'w.sea', lanterns: [4, 2, 2], dark: 0 };
const pointed = (...pointings: Pointing[]): View =>
  at({ ...aGame({ ...GAME, pointings }), scout: pointings.at(-1)?.next_scout ?? 0 });

describe('the stage', () => {
  it('shows the first view at once', () => {
    const { stage, now } = aStage();
    stage.follow(pointed(aPointing('spark')), true);
    expect(now().play!.game.pointings).toHaveLength(1);
    expect(stage.scene).toBeNull();
  });

  it('keeps the board as it was until the scene is over', () => {
    const { stage, clock, game } = aStage();
    stage.follow(pointed(), true);
    stage.follow(pointed(aPointing('super')), false);
    const { length } = stage.scene!;
    clock.turn(length - 1);
    expect(game().pointings).toEqual([]);
    expect(game().scout).toBe(0);
    clock.turn(1);
    expect(game().pointings).toHaveLength(1);
    expect(game().scout).toBe(1);
    expect(stage.scene).toBeNull();
  });

  it('tells the beats in order, and the board changes with the last', () => {
    const { stage, clock, heard } = aStage();
    stage.follow(pointed(), true);
    heard.length = 0;
    stage.follow(pointed(aPointing('super')), false);
    clock.turn(LONG);
    expect(heard).toEqual([
      'shown',
      'points',
      'breath',
      'light',
      'light',
      'verdict',
      'stars',
      'shown',
      'next',
    ]);
  });

  it('knows of the beats that were reached, and of no other', () => {
    const { stage, clock } = aStage();
    stage.follow(pointed(), true);
    stage.follow(pointed(aPointing('super')), false);
    clock.turn(600);
    expect(stage.beats.map((beat) => beat.kind)).toEqual(['points', 'breath']);
  });

  it('gives each of several pointings its scene, one after the other', () => {
    const { stage, clock, game } = aStage();
    stage.follow(pointed(), true);
    stage.follow(pointed(aPointing('super')), false);
    clock.turn(500);
    stage.follow(pointed(aPointing('super'), second), false);
    clock.turn(3800 - 500);
    expect(game().pointings).toHaveLength(1);
    expect(stage.scene).toMatchObject({ pointing: { place: 7 } });
    clock.turn(LONG);
    expect(game().pointings).toHaveLength(2);
  });

  it('never goes back to who was here when a scene began', () => {
    const { stage, clock, shown } = aStage();
    stage.follow(pointed(), true);
    stage.follow(pointed(aPointing('super')), false);
    const both = pointed(aPointing('super'), second);
    stage.follow(both, false);
    const table = { ...both.table!, members: both.table!.members.slice(1) };
    shown.length = 0;
    stage.follow({ ...both, table }, false);
    clock.turn(LONG);
    expect(shown.at(-1)!.play!.game.pointings).toHaveLength(2);
    for (const view of shown) expect(view.table!.members).toEqual(table.members);
  });

  it('gives each its scene also where one view tells of both', () => {
    const { stage, clock, game } = aStage();
    stage.follow(pointed(), true);
    stage.follow(pointed(aPointing('super'), second), false);
    clock.turn(3800);
    expect(game().pointings).toHaveLength(1);
    expect(game().scout).toBe(1);
    expect(game().seats.map((seat) => [seat.fallen, seat.open])).toEqual([
      [false, 3],
      [false, 1],
      [false, 2],
    ]);
    expect(game().seats[0]!.stars[4]).toBe(3);
    clock.turn(LONG);
    expect(game().pointings).toHaveLength(2);
  });

  it('tells after each scene who has fallen by then, and no points before the last', () => {
    const { stage, clock, game } = aStage();
    stage.follow(pointed(), true);
    const both = aGame({
      ...GAME,
      phase: 'scoring',
      pointings: [second, aPointing('super')],
      scores: [[3, 3, 0]],
    });
    stage.follow(at(both), false);
    clock.turn(stage.scene!.length);
    expect(game().seats.map(({ fallen }) => fallen)).toEqual([false, true, false]);
    expect(game().scores).toEqual([]);
    clock.turn(LONG);
    expect(game().scores).toEqual([[3, 3, 0]]);
  });

  it('is skipped to the next scene if there is one, and the table is told which', () => {
    const { stage, clock, game, seen } = aStage();
    stage.follow(pointed(), true);
    stage.follow(pointed(aPointing('super'), second), false);
    clock.turn(900);
    stage.skip();
    expect(game().pointings).toHaveLength(1);
    expect(stage.scene).toMatchObject({ pointing: { place: 7 } });
    stage.skip();
    expect(game().pointings).toHaveLength(2);
    expect(stage.scene).toBeNull();
    stage.skip();
    expect(seen).toEqual([
      [1, 1, true],
      [1, 2, true],
    ]);
  });

  it('lasts 1.6 s without motion, and then the table need not wait', () => {
    const { stage, clock, heard, game, seen } = aStage({ calm: true });
    stage.follow(pointed(), true);
    stage.follow(pointed({ ...aPointing('super'), weight: 'decisive' }), false);
    clock.turn(1599);
    expect([game().pointings.length, seen]).toEqual([0, []]);
    clock.turn(1);
    expect([game().pointings.length, seen]).toEqual([1, [[1, 1, false]]]);
    const beats = heard.filter((each) => each !== 'shown');
    expect(beats).toEqual(['points', 'breath', 'light', 'light', 'hush', 'verdict', 'stars', 'next']);
  });

  it('is watched to its end without telling the table, which waits as long', () => {
    const { stage, clock, seen } = aStage();
    stage.follow(pointed(), true);
    stage.follow(pointed(aPointing('super')), false);
    clock.turn(LONG);
    expect(seen).toEqual([]);
  });

  it.each([
    ['a fresh connection', (stage: Stage, view: View) => stage.follow(view, true)],
    ['a page that is not looked at', (stage: Stage) => stage.jump()],
  ])('jumps to the present for %s', (_, happens) => {
    const { stage, clock, game, shown } = aStage();
    const newest = pointed(aPointing('super'), second);
    stage.follow(pointed(), true);
    stage.follow(newest, false);
    clock.turn(900);
    happens(stage, newest);
    expect(game().pointings).toHaveLength(2);
    expect(stage.scene).toBeNull();
    const { length } = shown;
    clock.turn(LONG);
    expect(shown).toHaveLength(length);
  });

  it('stages nothing where the table wants no scenes', () => {
    const { stage, game } = aStage();
    stage.follow(at(aGame(GAME), 'off'), true);
    stage.follow(at(aGame({ ...GAME, pointings: [aPointing('spark')] }), 'off'), false);
    expect(stage.scene).toBeNull();
    expect(game().pointings).toHaveLength(1);
  });

  it('stages nothing of pointings in a round whose beginning was missed', () => {
    const { stage, game } = aStage();
    stage.follow(pointed(), true);
    const later = aGame({ ...GAME, round: 2, pointings: [aPointing('super')], scores: [[2, 2, 2]] });
    stage.follow(at(later), false);
    expect(stage.scene).toBeNull();
    expect(game().pointings).toHaveLength(1);
  });

  it('stages nothing of a round that was missed', () => {
    const { stage, game } = aStage();
    stage.follow(pointed(), true);
    stage.follow(at(aGame({ round: 2, scores: [[2, 2, 2]] })), false);
    expect(stage.scene).toBeNull();
    expect(game().round).toBe(2);
  });

  it('lets through what tells nothing: who is here, my list', () => {
    const { stage, clock, now } = aStage();
    stage.follow(pointed(), true);
    const newer = pointed(aPointing('super'));
    stage.follow(newer, false);
    const members = newer.table!.members.map((member) => ({ ...member, present: member.id !== 'm3' }));
    const you = { ...newer.you!, pointing_list: [4, 9] };
    stage.follow({ ...newer, table: { ...newer.table!, members }, you }, false);
    expect(now().table!.members[2]!.present).toBe(false);
    expect(now().you!.pointing_list).toEqual([4, 9]);
    expect(now().play!.game.pointings).toEqual([]);
    clock.turn(LONG);
    expect(now().table!.members[2]!.present).toBe(false);
    expect(now().play!.game.pointings).toHaveLength(1);
  });

  it('offers nothing of the next step before its scene is over', () => {
    const { stage, clock, now } = aStage();
    const able = (view: View, ...point_at: number[]): View => {
      const game = { ...view.you!.game!, actions: { ...view.you!.game!.actions, point_at } };
      return { ...view, you: { ...view.you!, game } };
    };
    const offered = () => now().you!.game!.actions.point_at;
    stage.follow(able(pointed(), 4), true);
    stage.follow(able(pointed(aPointing('super'), second), 9), false);
    expect(offered()).toEqual([4]);
    clock.turn(stage.scene!.length);
    expect(stage.scene).toMatchObject({ pointing: { place: 7 } });
    expect(offered()).toEqual([]);
    clock.turn(LONG);
    expect(offered()).toEqual([9]);
  });

  it('counts the time left from when a view came, not from when it is shown', () => {
    const { stage, clock, now } = aStage();
    stage.follow(pointed(), true);
    stage.follow(
      { ...pointed(aPointing('super')), clock: { limit: 30_000, left: 33_000, absent: false } },
      false,
    );
    expect(now().clock).toBeNull();
    const left = 33_000 - stage.scene!.length;
    clock.turn(LONG);
    expect(now().clock).toEqual({ limit: 30_000, left, absent: false });
  });
});

describe('the announcing', () => {
  const marking = at(aGame({ phase: 'associate.mark', clue: 'w.sea', passed: [0, 1] }));
  const lit = at({ ...aGame({ ...GAME, passed: [0, 1, 2] }), scout: 0 });

  it('tells no number on the board before the lanterns have risen', () => {
    const { stage, clock, game } = aStage();
    stage.follow(marking, true);
    stage.follow(lit, false);
    expect(stage.scene?.kind).toBe('announcing');
    expect(game().seats.map((seat) => seat.passed)).toEqual([true, true, true]);
    expect(game().seats.every((seat) => seat.lantern === null && !seat.dark)).toBe(true);
    clock.turn(LONG);
    expect(game().seats.map((seat) => seat.lantern)).toEqual([4, 2, 2]);
    expect(game().phase).toBe('reveal');
  });

  it('comes before a pointing that was told with it', () => {
    const { stage, clock, game } = aStage();
    stage.follow(marking, true);
    stage.follow(pointed(aPointing('super')), false);
    expect(stage.scene?.kind).toBe('announcing');
    clock.turn(stage.scene!.length);
    expect(stage.scene?.kind).toBe('pointing');
    expect(game()).toMatchObject({ phase: 'reveal', scout: 0, pointings: [] });
  });
});

describe('the end of a game', () => {
  const over = (pace: Pace = 'unhurried') =>
    at(
      aGame({
        ...GAME,
        phase: 'over',
        round: 4,
        pointings: [aPointing('spark')],
        scores: [[2, 2, 2]],
        winners: [1],
      }),
      pace,
    );
  const before = (pace: Pace = 'unhurried') => at(aGame({ ...GAME, round: 4 }), pace);

  it('has its last scene, then the count, and then its winners', () => {
    const { stage, clock, now } = aStage();
    stage.follow(before(), true);
    stage.follow(over(), false);
    expect(now().table!.status).toBe('playing');
    clock.turn(stage.scene!.length);
    expect(now().play!.game).toMatchObject({ phase: 'scoring', winners: [], scores: [[2, 2, 2]] });
    expect(now().table!.status).toBe('playing');
    expect(stage.hold).toBe('count');
    clock.turn(COUNT_PAUSE - 1);
    expect(stage.hold).toBe('count');
    clock.turn(1);
    expect(stage.hold).toBeNull();
    expect(stage.scene?.kind).toBe('podium');
    expect(now().play!.game).toMatchObject({ phase: 'scoring', winners: [] });
    clock.turn(stage.scene!.length);
    expect(now().play!.game).toMatchObject({ phase: 'over', winners: [1] });
  });

  it('counts the stars of all rounds together before it names the winners, and asks nobody to wait for it', () => {
    const { stage, seen, now } = aStage();
    stage.follow(at(aGame({ ...GAME, round: 4, pointings: [aPointing('spark')] })), true);
    const ended = over();
    const game = {
      ...ended.play!.game,
      scores: [
        [2, 5, 0],
        [1, 4, 3],
      ],
    };
    stage.follow({ ...ended, play: { ...ended.play!, game } }, false);
    stage.goOn();
    const { beats, length } = stage.scene!;
    expect(beats).toMatchObject([
      { kind: 'tally', totals: [3, 9, 3], at: 0 },
      { kind: 'winners', winners: [1], at: 2600 },
      { kind: 'next', at: length },
    ]);
    stage.skip();
    expect(now().table!.status).toBe('over');
    expect(seen).toEqual([]);
  });

  it('is shown without counting where nothing shall move', () => {
    const { stage, now } = aStage({ calm: true });
    stage.follow(before(), true);
    stage.follow(over(), false);
    stage.skip();
    stage.goOn();
    expect(stage.scene).toBeNull();
    expect(now().play!.game.phase).toBe('over');
  });

  it('that was jumped over ends nothing later', () => {
    const { stage, clock } = aStage();
    stage.follow(before('off'), true);
    stage.follow(over('off'), false);
    stage.follow(over('off'), true);
    stage.follow({ ...before('off'), table: { ...before('off').table!, games: 2 } }, false);
    clock.turn(COUNT_PAUSE);
    expect(stage.hold).toBe('album');
  });

  it('goes on by itself sooner on a board', () => {
    const { stage, clock } = aStage({ board: true });
    stage.follow(before('off'), true);
    stage.follow(over('off'), false);
    clock.turn(BOARD_COUNT_PAUSE - 1);
    expect(stage.hold).toBe('count');
    clock.turn(1);
    expect(stage.hold).toBeNull();
  });

  it('is counted also without scenes, until somebody wants to know', () => {
    const { stage, now } = aStage();
    stage.follow(before('off'), true);
    stage.follow(over('off'), false);
    expect(now().play!.game.phase).toBe('scoring');
    stage.goOn();
    expect(now().table!.status).toBe('over');
  });

  const again = () => {
    const view = at(aGame());
    return { ...view, table: { ...view.table!, games: 2 } };
  };

  it('stays open for who still reads when a new game begins', () => {
    const { stage, clock, now } = aStage();
    stage.follow(over(), true);
    stage.follow(again(), false);
    clock.turn(10 * LONG);
    expect(now().table!.status).toBe('over');
    expect(stage.hold).toBe('album');
    stage.goOn();
    expect(now().table!.games).toBe(2);
    expect(now().play!.game.phase).toBe('associate.word');
  });

  it('is left at once by who began the new game, and by the board', () => {
    const mineOwn = aStage();
    mineOwn.stage.follow(over(), true);
    mineOwn.stage.expectGame();
    mineOwn.stage.follow(again(), false);
    expect(mineOwn.now().table!.games).toBe(2);
    const board = aStage({ board: true });
    board.stage.follow(over(), true);
    board.stage.follow(again(), false);
    expect(board.now().table!.games).toBe(2);
  });
});

describe('rounds over days that were revealed while nobody looked', () => {
  const record = (number: number): RoundRecord => ({
    number,
    first_scout: 0,
    grid: aGame().grid.toReversed(),
    clue: `w.${number}`,
    lanterns: [2, 1, 2],
    dark: null,
    pointings: [aPointing('super'), second],
    points: [3, 3, 0],
    accounts: [[], [], []],
    slates: null,
    lost: null,
  });
  const FIRST = record(1);
  const NEXT = record(2);

  function present(): View {
    const scores = [
      [3, 3, 0],
      [3, 3, 0],
    ];
    const view = at({ ...aGame({ phase: 'associate.mark', clue: 'w.sea', scores }), round: 3 }, 'brisk');
    const told_words = { 'w.1': { en: 'one' }, 'w.2': { en: 'two' } };
    const own = { ...view.you!.game!, past_crosses: [[4], [7]] };
    const play = { ...view.play!, open_until: 9, told: [FIRST, NEXT], told_words };
    return { ...view, play, you: { ...view.you!, game: own } };
  }

  it('are told one after the other, with their pictures, words and crosses, and then comes the present', () => {
    const { stage, clock, game, now, seen } = aStage({ untold: [FIRST, NEXT] });
    stage.follow(present(), true);
    for (const [number, word, crosses] of [
      [1, 'one', [4]],
      [2, 'two', [7]],
    ] as const) {
      expect(stage.scene).toMatchObject({ kind: 'announcing', counts: [2, 1, 2] });
      expect(stage.retold).toBe(true);
      expect(game().seats.map(({ lantern, total }) => [lantern, total])).toEqual(
        [0, 1, 2].map((seat) => [null, number === 1 ? 0 : (FIRST.points[seat] ?? 0)]),
      );
      expect(game().grid).toEqual(FIRST.grid);
      expect(now().play!.clue).toEqual({ en: word });
      expect(now().you!.game!.crosses).toEqual(crosses);
      clock.turn(stage.scene!.length);
      expect(stage.scene).toMatchObject({ pointing: { place: 4 } });
      stage.skip();
      expect(game().pointings).toHaveLength(1);
      stage.skip();
      expect(stage.hold).toBe('round');
      expect(game().phase).toBe('scoring');
      expect(game().scores).toHaveLength(number);
      expect(game().pointings).toHaveLength(2);
      clock.turn(LONG);
      expect(stage.hold).toBe('round');
      stage.goOn();
    }
    expect([stage.retold, stage.hold, stage.scene]).toEqual([false, null, null]);
    expect([game().round, game().phase, now().play!.open_until]).toEqual([3, 'associate.mark', 9]);
    expect(seen).toEqual([]);
  });

  it('go on by themselves on a board', () => {
    const { stage, clock, game } = aStage({ board: true, untold: [FIRST] });
    stage.follow(present(), true);
    for (let scene = 0; scene < 3; scene += 1) clock.turn(stage.scene!.length);
    expect(stage.hold).toBe('round');
    clock.turn(BOARD_COUNT_PAUSE);
    expect(game().round).toBe(3);
  });

  it('let people look at the points of a round they have seen, though the next one has begun', () => {
    const { stage, game } = aStage();
    const view = present();
    const scored = { ...view, play: { ...view.play!, game: { ...view.play!.game, round: 2 } } };
    scored.play.game.phase = 'scoring';
    stage.follow(scored, true);
    stage.follow(view, false);
    expect([stage.hold, game().round]).toEqual(['round', 2]);
    stage.goOn();
    expect(game().round).toBe(3);
  });
});
