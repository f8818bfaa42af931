import { Environment, RecordSource, Store, type INetwork } from 'relay-runtime';
import { handlerProvider } from '#web/relay/handlerProvider.ts';

const queriesKept = 30;
const staleAfterMs = 5 * 60_000;

/** The client's data and how it is loaded: one per page load, or per page that the server renders. */
export const createEnvironment = (network: INetwork, isServer = false): Environment =>
  new Environment({
    network,
    isServer,
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: queriesKept,
      queryCacheExpirationTime: staleAfterMs,
    }),
    handlerProvider,
    missingFieldHandlers: [
      {
        kind: 'linked',
        handle: (field, record, args) =>
          record?.getType() === '__Root' && field.name === 'node' && typeof args['id'] === 'string'
            ? args['id']
            : undefined,
      },
    ],
  });
