// What a server on Node and `ws` would be: the least that plays a table of six, in memory. It checks a toy move and sends
// what the real server sent at this move: `/nodejson` encodes each view when it is sent, `/nodetext` sends ready text.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { WebSocketServer } = createRequire(new URL('../../web/package.json', import.meta.url))('ws');

const steps = [];
for (const line of readFileSync(process.env.STELLA_BENCH_SCRIPT, 'utf8').split('\n')) {
  const [kind, first, rest] = [line.slice(0, 4), ...line.slice(5).split(/ (.*)/s)];
  if (kind === 'step') steps.push({ views: Number(rest.split(' ')[1]), texts: {}, values: {} });
  else if (kind === 'view') {
    steps.at(-1).texts[first] = rest;
    steps.at(-1).values[first] = JSON.parse(rest);
  }
}

const tables = new Map();

function tableOf(number) {
  const table = tables.get(number) ?? { sockets: new Map(), marks: new Map() };
  tables.set(number, table);
  return table;
}

function isMove(move) {
  const { type, id, place } = move;
  if (typeof type !== 'string' || type.length < 1 || type.length > 20) return false;
  if (typeof id !== 'string' || id.length < 1 || id.length > 64) return false;
  return place === undefined || (Number.isInteger(place) && place >= 0 && place <= 14);
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('listening', () => console.log(`running on http://127.0.0.1:${server.address().port}`));
server.on('connection', (socket, request) => {
  const [, how, number, seat] = request.url.split('/');
  const table = tableOf(number);
  const marks = new Set();
  table.sockets.set(seat, socket);
  socket.on('message', (data) => {
    const move = JSON.parse(data.toString());
    if (!isMove(move)) return socket.close(1008);
    if (move.type === 'mark') marks.add(move.place);
    else if (move.type === 'unmark') marks.delete(move.place);
    const step = steps[Number(move.id.split('-')[0])];
    socket.send(JSON.stringify({ type: 'ack', id: move.id }));
    const shown = step.views === 6 ? table.sockets : new Map([[Object.keys(step.texts)[0], socket]]);
    for (const [viewer, other] of shown)
      other.send(how === 'nodejson' ? JSON.stringify(step.values[viewer]) : step.texts[viewer]);
  });
  socket.on('close', () => table.sockets.delete(seat));
});
