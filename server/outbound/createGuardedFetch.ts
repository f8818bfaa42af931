import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { isAllowedHost, type AllowedHost } from '#server/outbound/AllowedHost.ts';
import { createQueue, type Queue } from '#server/outbound/createQueue.ts';
import { systemNetwork, type Network } from '#server/outbound/Network.ts';
import { OutboundError } from '#server/outbound/OutboundError.ts';
import { parseJsonWithin } from '#server/outbound/parseJsonWithin.ts';
import { readBody } from '#server/outbound/readBody.ts';
import { sendPinned } from '#server/outbound/sendPinned.ts';

export interface GuardedFetchOptions {
  /** the only hosts that requests go to */
  readonly hosts: readonly AllowedHost[];
  /** hosts that this process answers itself, without a network */
  readonly embedded?: ReadonlyMap<string, (request: Request) => Response | Promise<Response>>;
  readonly network?: Network;
  readonly limits?: Partial<typeof usualLimits>;
}

/** Fetches JSON. Throws only OutboundError. */
export interface GuardedFetch {
  readonly fetchJson: (url: URL) => Promise<unknown>;
  /** whether a request to this address would be sent */
  readonly isAllowed: (url: URL) => boolean;
}

const usualLimits = {
  withinMs: 8_000,
  maxBytes: 6_000_000,
  maxDepth: 40,
  maxRedirects: 3,
  atOnce: 4,
  waiting: 40,
};
/** Older ArcGIS servers call their JSON plain text. */
const jsonTypes = new Set(['application/json', 'application/geo+json', 'application/vnd.geo+json', 'text/plain']);
const redirects = new Set([301, 302, 303, 307, 308]);

interface Received {
  readonly status: number;
  readonly header: (name: string) => string;
  readonly body: Readable;
}

/**
 * Fetches from addresses that staff entered. The operator lists the hosts; every request and redirect is checked against
 * the list, and its connection goes only to a public IP address. See docs/decisions/0143.
 */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
  const { hosts, embedded = new Map(), network = systemNetwork } = options;
  const limits = { ...usualLimits, ...options.limits };
  const queues = new Map<string, Queue>();
  const queueOf = (host: string): Queue => {
    const queue = queues.get(host) ?? createQueue(limits, () => new OutboundError('tooBusy', host));
    queues.set(host, queue);
    return queue;
  };

  const problemOf = (url: URL): OutboundError | null => {
    if (url.protocol !== 'https:') return new OutboundError('notHttps', url.hostname);
    if (url.username !== '' || url.password !== '') return new OutboundError('credentials', url.hostname);
    const isListed = isAllowedHost(hosts, url) || embedded.has(url.host);
    return isListed ? null : new OutboundError('hostNotAllowed', url.hostname);
  };

  const receive = async (url: URL, signal: AbortSignal): Promise<Received> => {
    const problem = problemOf(url);
    if (problem) throw problem;
    const answer = embedded.get(url.host);
    if (answer) {
      const response = await answer(new Request(url, { headers: { accept: 'application/json' } }));
      const body = response.body === null ? Readable.from([]) : Readable.fromWeb(response.body as WebStream);
      return { status: response.status, header: (name) => response.headers.get(name) ?? '', body };
    }
    const response = await sendPinned(url, network, signal);
    const header = (name: string): string => String(response.headers[name] ?? '');
    return { status: response.statusCode ?? 0, header, body: response };
  };

  const follow = async (url: URL, redirectsLeft: number, signal: AbortSignal): Promise<unknown> => {
    const host = url.hostname;
    const { status, header, body } = await receive(url, signal);
    try {
      if (redirects.has(status)) {
        const location = header('location');
        if (redirectsLeft === 0 || !URL.canParse(location, url)) throw new OutboundError('tooManyRedirects', host);
        return await follow(new URL(location, url), redirectsLeft - 1, signal);
      }
      if (status !== 200) throw new OutboundError('badStatus', host, { cause: status });
      const [type = ''] = header('content-type').toLowerCase().split(';');
      if (!jsonTypes.has(type.trim())) throw new OutboundError('badType', host);
      if (Number(header('content-length')) > limits.maxBytes) throw new OutboundError('tooLarge', host);
      const text = await readBody(body, header('content-encoding'), { host, maxBytes: limits.maxBytes });
      return parseJsonWithin(text, limits.maxDepth, host);
    } finally {
      body.destroy();
    }
  };

  return {
    isAllowed: (url) => problemOf(url) === null,
    fetchJson: async (url) => {
      const problem = problemOf(url);
      if (problem) throw problem;
      const host = url.hostname;
      return queueOf(url.host).run(async () => {
        const signal = AbortSignal.timeout(limits.withinMs);
        try {
          return await follow(url, limits.maxRedirects, signal);
        } catch (error) {
          if (error instanceof OutboundError) throw error;
          throw new OutboundError(signal.aborted ? 'tooSlow' : 'unreachable', host, { cause: error });
        }
      });
    },
  };
}
