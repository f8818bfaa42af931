import { createClient, type Client } from 'graphql-ws';
import { afterEach } from 'vitest';
import { WebSocket } from 'ws';
import { formatCursor } from '#server/events/cursor.ts';
import { currentCursor } from '#server/events/readOutbox.ts';
import type { Services } from '#server/Services.ts';
import type { TestPerson } from '#tests/support/people.ts';
import type { TestServer } from '#tests/support/useServer.ts';

export interface Watcher<Told> extends AsyncIterableIterator<Told> {
  /** takes this many events, or fewer if the subscription ends */
  take(count: number): Promise<Told[]>;
  /** cuts the connection, as when a laptop is closed */
  drop(): Promise<void>;
}

export type Watch = <Told>(
  who: TestPerson,
  field: string,
  document: string,
  variables: Readonly<Record<string, unknown>>,
) => Watcher<Told>;

/** Subscribes over a socket as the browser does; subscriptions end with the test. */
export function useLiveWatch(server: TestServer): Watch {
  const clients: Client[] = [];
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
  });
  return <Told>(who: TestPerson, field: string, query: string, variables: Readonly<Record<string, unknown>>) => {
    class Signed extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers: { cookie: who.cookie ?? '' } });
      }
    }
    const url = `${server.url.replace('http', 'ws')}/graphql`;
    const client = createClient({ url, webSocketImpl: Signed, retryAttempts: 0 });
    clients.push(client);
    const results = client.iterate<Record<string, Told>>({ query, variables: { ...variables } });
    const next = async (): Promise<IteratorResult<Told>> => {
      const { value, done } = await results.next();
      if (done) return { value: undefined, done: true };
      if (value.errors) throw new Error(value.errors[0]?.message);
      return { value: value.data?.[field] as Told, done: false };
    };
    const watcher: Watcher<Told> = {
      next,
      async take(count) {
        const told: Told[] = [];
        while (told.length < count) {
          const { value, done } = await next();
          if (done) break;
          told.push(value);
        }
        return told;
      },
      drop: async () => client.dispose(),
      return: async () => (await results.return?.()) as never,
      [Symbol.asyncIterator]: () => watcher,
    };
    return watcher;
  };
}

/** The current position among events: subscribing from it misses nothing that a test does next. */
export const cursorNow = async ({ pool }: Services): Promise<string> => formatCursor(await currentCursor(pool));
