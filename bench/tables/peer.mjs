// What a server on Node and `ws` would be: the least that plays a table of six, in memory. It checks a toy move and sends
// what the real server sent at this move, each view encoded when it is sent.
import { createRequire } from 'node:module';
import { isMove, stepOf, steps } from './peers/script.mjs';

const { WebSocketServer } = createRequire(new URL('../../web/package.json', import.meta.url))('ws');

const tables = new Map();

function tableOf(number) {
  const table = tables.get(number) ?? { sockets: new Map(), marks: new Map() };
  tables.set(number, table);
  return table;
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('listening', () => console.log(`running on http://127.0.0.1:${server.address().port}`));
server.on('connection', (socket, request) => {
  const [, , number, seat] = request.url.split('/');
  const table = tableOf(number);
  const marks = new Set();
  table.sockets.set(seat, socket);
  socket.on('message', (data) => {
    const move = JSON.parse(data.toString());
    if (!isMove(move)) return socket.close(1008);
    if (move.type === 'mark') marks.add(move.place);
    else if (move.type === 'unmark') marks.delete(move.place);
    const step = steps[stepOf(move)];
    socket.send(JSON.stringify({ type: 'ack', id: move.id }));
    const shown = step.views === 6 ? table.sockets : new Map([[Object.keys(step.values)[0], socket]]);
    for (const [viewer, other] of shown) other.send(JSON.stringify(step.values[viewer]));
  });
  socket.on('close', () => table.sockets.delete(seat));
});
