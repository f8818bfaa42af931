import type { RequestParameters } from 'relay-runtime';
import { WebSocket } from 'ws';
import type { Visitor } from '#tests/support/graphql.ts';
import { createLiveConnection, type LiveConnection } from '#web/relay/createLiveConnection.ts';

interface Connecting {
  readonly onSocket?: ((socket: WebSocket) => void) | undefined;
  readonly since?: string | null;
  readonly tab?: string | undefined;
}

/** The live connection of a signed-in browser. Reconnects without a delay. */
export function openLiveConnection(
  { cookie }: Visitor,
  port: number,
  { onSocket = () => {}, since = null, tab }: Connecting = {},
): LiveConnection {
  class Signed extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: cookie === null ? {} : { cookie } });
      onSocket(this);
    }
  }
  const url = `ws://localhost:${port}/graphql`;
  return createLiveConnection({ url, since, tab, webSocketImpl: Signed, waitMs: () => 5 });
}

export const portOf = (url: string): number => Number(new URL(url).port);

/** A compiled subscription of the web client, by its document id. */
export const subscription = (id: string): RequestParameters =>
  ({ id, name: 'Watch', operationKind: 'subscription', text: null }) as RequestParameters;

export const whenConnected = (live: LiveConnection): Promise<void> =>
  new Promise((resolve) => {
    const forget = live.onOpened(() => {
      forget();
      resolve();
    });
  });
