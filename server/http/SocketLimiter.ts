interface Limits {
  readonly sockets: number;
  /** subscriptions over all of their sockets */
  readonly watched: number;
}

/** How many sockets may be open, and how many subscriptions they may have. Strangers of one network count together. */
export const socketLimits = {
  socketsOfNetwork: 2_000,
  watchedOnSocket: 100,
  person: { sockets: 40, watched: 400 },
  strangers: { sockets: 500, watched: 2_000 },
} as const satisfies Readonly<Record<string, number | Limits>>;

/** An open socket with its subscriptions, by the ids the client gave. */
interface Watching {
  readonly subscriptions: Readonly<Record<string, unknown>>;
}

interface Group extends Limits {
  readonly members: Set<Watching>;
}

export interface AdmittedSocket {
  /** call it once, when the socket has closed */
  release(): void;
}

/** Tracks who has sockets open in this process, and how many. */
export class SocketLimiter {
  readonly #ofNetwork = new Map<string, number>();
  readonly #groups = new Map<string, Group>();
  readonly #groupOf = new WeakMap<Watching, Group>();

  /** Admits one more socket from a network; null if there are too many. */
  admit(network: string): AdmittedSocket | null {
    const open = this.#ofNetwork.get(network) ?? 0;
    if (open >= socketLimits.socketsOfNetwork) return null;
    this.#ofNetwork.set(network, open + 1);
    return {
      release: () => {
        const left = (this.#ofNetwork.get(network) ?? 1) - 1;
        if (left === 0) this.#ofNetwork.delete(network);
        else this.#ofNetwork.set(network, left);
      },
    };
  }

  /** Adds a socket once its person is known; null if they have too many. */
  join(name: string, limits: Limits, socket: Watching): AdmittedSocket | null {
    const group = this.#groups.get(name) ?? { ...limits, members: new Set() };
    if (group.members.size >= group.sockets) return null;
    this.#groups.set(name, group);
    this.#groupOf.set(socket, group);
    group.members.add(socket);
    return {
      release: () => {
        group.members.delete(socket);
        if (group.members.size === 0) this.#groups.delete(name);
      },
    };
  }

  /** Whether a socket that has just added a subscription now has too many, or its person does. */
  watchesTooMuch(socket: Watching): boolean {
    if (countOf(socket) > socketLimits.watchedOnSocket) return true;
    const group = this.#groupOf.get(socket);
    if (!group) return false;
    let all = 0;
    for (const member of group.members) all += countOf(member);
    return all > group.watched;
  }
}

const countOf = ({ subscriptions }: Watching): number => Object.keys(subscriptions).length;
