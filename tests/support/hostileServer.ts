import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Endpoint, Network } from '#server/outbound/Network.ts';
import { testCertificate, testCertificateKey } from '#tests/support/tlsCertificate.ts';

export interface HostileServer extends AsyncDisposable {
  readonly network: Network;
  /** the addresses that connections were opened to, in order */
  readonly connections: readonly Endpoint[];
  /** the requests to each host, in order */
  readonly requests: readonly string[];
  /** how often each host was resolved */
  readonly lookups: readonly string[];
}

/** An address on the internet, of which tests only pretend that it is connected to. */
export const publicAddress = '93.184.215.14';

/**
 * A server that answers for every address, and a network that notes where each request would have gone. `resolve` is
 * called with a host and how often it was resolved before.
 */
export async function startHostileServer(
  answer: RequestListener,
  resolve: (hostname: string, times: number) => readonly string[] = () => [publicAddress],
): Promise<HostileServer> {
  const [connections, requests, lookups]: [Endpoint[], string[], string[]] = [[], [], []];
  const server = createServer({ cert: testCertificate, key: testCertificateKey }, (request, response) => {
    requests.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...{ connections, requests, lookups },
    network: {
      resolve: async (hostname) => {
        const before = lookups.filter((known) => known === hostname).length;
        lookups.push(hostname);
        return resolve(hostname, before);
      },
      connectTo: (checked) => {
        connections.push(checked);
        return { address: '127.0.0.1', port };
      },
      certificates: testCertificate,
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
