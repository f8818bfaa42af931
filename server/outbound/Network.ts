import { lookup } from 'node:dns/promises';

export interface Endpoint {
  readonly address: string;
  readonly port: number;
}

/** What requests go through. Tests replace it to show where a request would have gone. */
export interface Network {
  /** the IP addresses of a host; throws if it has none */
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  /** called with an address that passed all checks, right before the connection is opened */
  readonly connectTo: (checked: Endpoint) => Endpoint;
  /** certificates that are trusted instead of those of the system, in PEM */
  readonly certificates?: string;
}

export const systemNetwork: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true, order: 'verbatim' })).map(({ address }) => address),
  connectTo: (checked) => checked,
};
