// What a server on Colyseus would be: a room for each table, in memory. It checks a toy move and sends what the real server
// sent at this move with `client.send`, in Colyseus' own encoding. No synchronised state, so nothing is patched twenty
// times a second: that is in its favour.
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { isMove, stepOf, steps } from './script.mjs';

class TableRoom extends Room {
  onCreate() {
    this.maxClients = 6;
    this.patchRate = null;
    this.seats = new Map();
    this.marks = new Map();
    this.seatReservationTimeout = 60;
    this.onMessage('move', (client, move) => this.#play(client, move));
  }

  onJoin(client, { seat }) {
    this.seats.set(seat, client);
    this.marks.set(client.sessionId, new Set());
  }

  #play(client, move) {
    if (!isMove(move)) return client.leave(1008);
    const marks = this.marks.get(client.sessionId);
    if (move.type === 'mark') marks.add(move.place);
    else if (move.type === 'unmark') marks.delete(move.place);
    const { views, values } = steps[stepOf(move)];
    client.send('ack', { type: 'ack', id: move.id });
    if (views === 6) for (const [seat, other] of this.seats) other.send('view', values[seat]);
    else client.send('view', Object.values(values)[0]);
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('table', TableRoom).filterBy(['table']);
await server.listen(0, '127.0.0.1');
console.log(`running on http://127.0.0.1:${transport.server.address().port}`);
