import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, isIPv6, type LookupFunction } from 'node:net';
import { portOf } from '#server/outbound/AllowedHost.ts';
import { isPublicAddress } from '#server/outbound/isPublicAddress.ts';
import type { Network } from '#server/outbound/Network.ts';
import { OutboundError } from '#server/outbound/OutboundError.ts';

/**
 * Sends a GET request. The host is resolved once, all its addresses are checked, and the connection goes to one of
 * those, so a name that resolves differently the next time (DNS rebinding) changes nothing.
 */
export async function sendPinned(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname;
  const literal = host.startsWith('[') ? host.slice(1, -1) : host;
  const addresses = isIP(literal) === 0 ? await resolve(host, network, signal) : [literal];
  if (!addresses.every(isPublicAddress)) throw new OutboundError('addressNotPublic', host);
  const [first = ''] = addresses;
  const target = network.connectTo({ address: first, port: portOf(url) });
  const pinned: LookupFunction = (_name, options, done) => {
    const family = isIPv6(target.address) ? 6 : 4;
    if (options.all) done(null, [{ address: target.address, family }]);
    else done(null, target.address, family);
  };
  const { promise, resolve: answered, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request({
    ...{ method: 'GET', host: literal, port: target.port, path: url.pathname + url.search },
    ...{ lookup: pinned, signal, agent: false, maxHeaderSize: 16_384 },
    headers: {
      host: url.host,
      accept: 'application/json, application/geo+json;q=0.9',
      'accept-encoding': 'gzip',
      'user-agent': 'Portico',
    },
    // an IP address has no server name
    ...(isIP(literal) === 0 ? { servername: literal } : {}),
    ...(network.certificates === undefined ? {} : { ca: network.certificates }),
  });
  sent.on('response', answered);
  sent.on('error', (error) =>
    reject(new OutboundError(signal.aborted ? 'tooSlow' : 'unreachable', host, { cause: error })),
  );
  sent.end();
  return promise;
}

async function resolve(host: string, network: Network, signal: AbortSignal): Promise<readonly string[]> {
  const tooSlow = Promise.withResolvers<never>();
  const giveUp = (): void => tooSlow.reject(new OutboundError('tooSlow', host));
  signal.addEventListener('abort', giveUp);
  try {
    const addresses = await Promise.race([network.resolve(host), tooSlow.promise]);
    if (addresses.length === 0) throw new OutboundError('unresolved', host);
    return addresses;
  } catch (error) {
    throw error instanceof OutboundError ? error : new OutboundError('unresolved', host, { cause: error });
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
