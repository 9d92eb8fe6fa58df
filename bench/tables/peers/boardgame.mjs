// What a server on boardgame.io would be: a match for each table, in memory. A move sets the number of the step; what each
// player is shown of it, their `playerView`, is what the real server sent. boardgame.io tells all players of every move:
// at a secret one those who did not make it are shown an empty game.
import { createRequire } from 'node:module';
import { isMove, stepOf, steps } from './script.mjs';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');

const NOTHING = {};

const game = {
  name: 'stella',
  minPlayers: 6,
  maxPlayers: 6,
  disableUndo: true,
  setup: () => ({ step: 0, actor: '0' }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    move: {
      move: ({ G, playerID }, move) => {
        if (!isMove(move)) return INVALID_MOVE;
        G.step = stepOf(move);
        G.actor = playerID;
      },
      redact: true,
      client: false,
      ignoreStaleStateID: true,
    },
  },
  playerView: ({ G, playerID }) => {
    const { views, values } = steps[G.step];
    if (views === 6) return values[playerID];
    return G.actor === playerID ? Object.values(values)[0] : NOTHING;
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
// Handed to Node's listen as it is: a bare number would listen on all interfaces.
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
console.log(`running on http://127.0.0.1:${appServer.address().port}`);
