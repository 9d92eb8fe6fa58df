import { aGame, aView } from '$lib/testing/sample-views';
import { NO_ACTIONS } from '$lib/game/board';
import { Texts } from '$lib/i18n/texts.svelte';
import { fakeEnv, type FakeSocket } from '$lib/testing/fake-socket';
import type { Command } from '$lib/net/requests';
import { TableSocket, type Look, type Role } from '$lib/net/socket.svelte';
import type { OwnTable, Place, View } from '$lib/protocol/types';
import { Settings } from '$lib/settings/settings.svelte';
import { Sounds } from '$lib/sound/sounds';
import { TableSession } from '$lib/session/session.svelte';

/** Me on the first chair, with these crosses. */
export function aMember(crosses: Place[] = []): OwnTable {
  const actions = { ...NO_ACTIONS, finish_marking: true };
  return {
    member: 'm1',
    seat: 0,
    approved: true,
    host: true,
    owner: true,
    may_react: false,
    teaches: true,
    donates: false,
    devices: 1,
    own_words: [],
    own_texts: {},
    pointing_list: [],
    by_list: false,
    carried: [],
    game: { seat: 0, crosses, open: crosses, past_crosses: [], actions },
  };
}

/** A game while crosses are made, as its first seat sees it. */
export function marking(crosses: Place[] = []): View {
  return {
    ...aView({ game: aGame({ phase: 'associate.mark', clue: 'w.sea' }) }),
    you: aMember(crosses),
  };
}

/** A session whose server is the test. */
export class SampleSession {
  readonly sockets: FakeSocket[] = [];
  found: Look = 'member';
  readonly settings = new Settings();
  readonly session: TableSession;

  private constructor(texts: Texts, role: Role, first: readonly Command[]) {
    const env = fakeEnv(this.sockets, () => this.found);
    this.session = new TableSession(
      (onview) => new TableSocket('ABCD2345', role, 'en', env, onview),
      { texts, settings: this.settings, sounds: new Sounds(() => false) },
      first,
      role === 'board',
    );
  }

  static async in(role: Role = 'member', first: readonly Command[] = []): Promise<SampleSession> {
    return new SampleSession(await Texts.in('en'), role, first);
  }

  /** The current socket. */
  get server(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('nobody has connected yet');
    return socket;
  }

  /** The connection opens, and this is the first view. */
  open(view: View): void {
    this.server.onopen?.();
    this.server.tell(view);
  }

  ack(index: number): void {
    this.server.tell({ type: 'ack', id: this.server.sent[index]?.id });
  }

  refuse(index: number, message: string): void {
    const problem = { code: 'E_TOO_MANY', message, args: {}, rule: 'R-204' };
    this.server.tell({ type: 'error', id: this.server.sent[index]?.id, ...problem });
  }
}
