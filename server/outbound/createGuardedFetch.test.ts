import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, test } from 'vitest';
import { readAllowedHost, type AllowedHost } from '#server/outbound/AllowedHost.ts';
import { createGuardedFetch, type GuardedFetchOptions } from '#server/outbound/createGuardedFetch.ts';
import { OutboundError } from '#server/outbound/OutboundError.ts';
import { publicAddress, startHostileServer, type HostileServer } from '#tests/support/hostileServer.ts';

const hosts = ['gis.example.gov', 'maps.example.gov:6443'].map(readAllowedHost) as AllowedHost[];
const started: HostileServer[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) await server[Symbol.asyncDispose]();
});

const json: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end('{"ok":true}');
};

async function guarded(
  answer: RequestListener = json,
  resolve?: (hostname: string, times: number) => readonly string[],
  limits: GuardedFetchOptions['limits'] = {},
) {
  const server = await startHostileServer(answer, resolve);
  started.push(server);
  const guard = createGuardedFetch({ hosts, network: server.network, limits: { withinMs: 2_000, ...limits } });
  const attempt = async (url: string): Promise<unknown> =>
    guard.fetchJson(new URL(url)).catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      return error.reason;
    });
  return { ...server, attempt, guard };
}

const redirectTo =
  (location: string, status = 302): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { location });
    response.end();
  };

describe('a request', () => {
  it('goes to a listed host at its public address, with the name of the host', async () => {
    const { attempt, connections, requests } = await guarded();
    expect(await attempt('https://gis.example.gov/layer?f=json')).toEqual({ ok: true });
    expect(await attempt('https://maps.example.gov:6443/layer')).toEqual({ ok: true });
    expect(connections).toEqual([
      { address: publicAddress, port: 443 },
      { address: publicAddress, port: 6443 },
    ]);
    expect(requests).toEqual(['gis.example.gov/layer?f=json', 'maps.example.gov:6443/layer']);
  });

  test.each([
    ['http://gis.example.gov/', 'notHttps'],
    ['file:///etc/passwd', 'notHttps'],
    ['ftp://gis.example.gov/', 'notHttps'],
    ['data:application/json,{}', 'notHttps'],
    ['https://user:secret@gis.example.gov/', 'credentials'],
    ['https://gis.example.gov@evil.example/', 'credentials'],
    ['https://evil.example/', 'hostNotAllowed'],
    ['https://gis.example.gov.evil.example/', 'hostNotAllowed'],
    ['https://sub.gis.example.gov/', 'hostNotAllowed'],
    ['https://gis.example.gov./', 'hostNotAllowed'],
    ['https://gis.example.gov:8443/', 'hostNotAllowed'],
    ['https://maps.example.gov/', 'hostNotAllowed'],
    ['https://gіs.example.gov/', 'hostNotAllowed'],
    ['https://localhost/', 'hostNotAllowed'],
    ['https://127.0.0.1/', 'hostNotAllowed'],
    ['https://2130706433/', 'hostNotAllowed'],
    ['https://0x7f.1/', 'hostNotAllowed'],
    ['https://[::1]/', 'hostNotAllowed'],
    ['https://[::ffff:169.254.169.254]/', 'hostNotAllowed'],
    ['https://169.254.169.254/latest/meta-data/', 'hostNotAllowed'],
  ])('to %s is not sent: %s', async (url, reason) => {
    const { attempt, connections, lookups, guard } = await guarded();
    expect(await attempt(url)).toBe(reason);
    expect(guard.isAllowed(new URL(url))).toBe(false);
    expect([connections, lookups]).toEqual([[], []]);
  });

  it('to an IP address is checked like any other, even if it is listed', async () => {
    const server = await startHostileServer(json);
    started.push(server);
    const listed = ['127.0.0.1', '[::1]', '169.254.169.254'].map(readAllowedHost) as AllowedHost[];
    const { fetchJson } = createGuardedFetch({ hosts: listed, network: server.network });
    for (const url of ['https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/'])
      await expect(fetchJson(new URL(url))).rejects.toMatchObject({ reason: 'addressNotPublic' });
    expect(server.connections).toEqual([]);
  });

  it('is answered inside the process for an embedded host', async () => {
    const embedded = new Map([['gis.demo.test', (request: Request) => Response.json({ asked: request.url })]]);
    const { fetchJson, isAllowed } = createGuardedFetch({ hosts: [], embedded });
    expect(await fetchJson(new URL('https://gis.demo.test/a?b=c'))).toEqual({ asked: 'https://gis.demo.test/a?b=c' });
    expect(isAllowed(new URL('https://gis.demo.test:444/'))).toBe(false);
    expect(isAllowed(new URL('http://gis.demo.test/'))).toBe(false);
  });
});

describe('a host that resolves', () => {
  test.each([
    ['127.0.0.1'],
    ['127.8.9.1'],
    ['0.0.0.0'],
    ['10.0.0.5'],
    ['172.16.3.4'],
    ['172.31.255.254'],
    ['192.168.1.1'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['100.100.100.200'],
    ['192.0.0.192'],
    ['198.18.0.1'],
    ['224.0.0.1'],
    ['255.255.255.255'],
    ['::'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['::ffff:a9fe:a9fe'],
    ['::127.0.0.1'],
    ['64:ff9b::7f00:1'],
    ['64:ff9b:1::a00:1'],
    ['2002:7f00:1::'],
    ['2001:0:4136:e378::'],
    ['fe80::1'],
    ['fe80::1%eth0'],
    ['fc00::1'],
    ['fd00:ec2::254'],
    ['fec0::1'],
    ['ff02::1'],
    ['2001:db8::1'],
    ['not an address'],
  ])('to %s is refused before a connection is opened', async (address) => {
    const { attempt, connections } = await guarded(json, () => [address]);
    expect(await attempt('https://gis.example.gov/')).toBe('addressNotPublic');
    expect(connections).toEqual([]);
  });

  it('to a public and a private address is refused', async () => {
    const { attempt, connections } = await guarded(json, () => [publicAddress, '10.0.0.1']);
    expect(await attempt('https://gis.example.gov/')).toBe('addressNotPublic');
    expect(connections).toEqual([]);
  });

  it('to public addresses of either family is connected to', async () => {
    const { attempt, connections } = await guarded(json, () => ['2606:2800:21f:cb07:6820:80da:af6b:8b2c']);
    expect(await attempt('https://gis.example.gov/')).toEqual({ ok: true });
    expect(connections.map(({ address }) => address)).toEqual(['2606:2800:21f:cb07:6820:80da:af6b:8b2c']);
  });

  it('differently the next time is resolved once per request, and refused the next time', async () => {
    const { attempt, connections, lookups } = await guarded(json, (_host, times) =>
      times === 0 ? [publicAddress] : ['127.0.0.1'],
    );
    expect(await attempt('https://gis.example.gov/')).toEqual({ ok: true });
    expect(lookups).toEqual(['gis.example.gov']);
    expect(await attempt('https://gis.example.gov/')).toBe('addressNotPublic');
    expect(connections).toEqual([{ address: publicAddress, port: 443 }]);
  });

  it('to nothing, or not in time, fails', async () => {
    const none = await guarded(json, () => []);
    expect(await none.attempt('https://gis.example.gov/')).toBe('unresolved');
    const network = { ...none.network, resolve: () => new Promise<string[]>(() => undefined) };
    const { fetchJson } = createGuardedFetch({ hosts, network, limits: { withinMs: 30 } });
    await expect(fetchJson(new URL('https://gis.example.gov/'))).rejects.toMatchObject({ reason: 'tooSlow' });
  });

  it('to a server with a certificate for another host is refused', async () => {
    const server = await startHostileServer(json);
    started.push(server);
    const wrong = [readAllowedHost('stranger.example.gov')] as AllowedHost[];
    const { fetchJson } = createGuardedFetch({ hosts: wrong, network: server.network });
    await expect(fetchJson(new URL('https://stranger.example.gov/'))).rejects.toMatchObject({ reason: 'unreachable' });
    const { certificates: _none, ...untrusting } = server.network;
    const strict = createGuardedFetch({ hosts, network: untrusting });
    await expect(strict.fetchJson(new URL('https://gis.example.gov/'))).rejects.toMatchObject({
      reason: 'unreachable',
    });
    expect(server.requests).toEqual([]);
  });
});

describe('a redirect', () => {
  test.each([
    ['https://evil.example/', 'hostNotAllowed'],
    ['http://gis.example.gov/', 'notHttps'],
    ['http://169.254.169.254/latest/meta-data/', 'notHttps'],
    ['https://169.254.169.254/latest/meta-data/', 'hostNotAllowed'],
    ['//evil.example/', 'hostNotAllowed'],
    ['https://user:pw@gis.example.gov/', 'credentials'],
    ['https://gis.example.gov:8080/', 'hostNotAllowed'],
    ['file:///etc/passwd', 'notHttps'],
    ['gopher://gis.example.gov/', 'notHttps'],
    ['https://[', 'tooManyRedirects'],
    ['/again', 'tooManyRedirects'],
  ])('to %s is not followed: %s', async (location, reason) => {
    for (const status of [301, 302, 303, 307, 308]) {
      const { attempt, requests, connections } = await guarded(redirectTo(location, status));
      expect(await attempt('https://gis.example.gov/')).toBe(reason);
      expect(requests.every((address) => address.startsWith('gis.example.gov/'))).toBe(true);
      expect(connections.every(({ address }) => address === publicAddress)).toBe(true);
      expect(connections.length).toBeLessThanOrEqual(4);
    }
  });

  it('to a listed host is followed, after its address was checked', async () => {
    const answer: RequestListener = (request, response) =>
      request.headers.host === 'gis.example.gov'
        ? redirectTo('https://maps.example.gov:6443/moved')(request, response)
        : json(request, response);
    const good = await guarded(answer);
    expect(await good.attempt('https://gis.example.gov/')).toEqual({ ok: true });
    const rebound = await guarded(answer, (host) => (host === 'gis.example.gov' ? [publicAddress] : ['10.0.0.1']));
    expect(await rebound.attempt('https://gis.example.gov/')).toBe('addressNotPublic');
    expect(rebound.requests).toEqual(['gis.example.gov/']);
  });
});

describe('an answer', () => {
  const answering =
    (headers: Readonly<Record<string, string>>, body: string | Buffer, status = 200): RequestListener =>
    (_request, response) => {
      response.writeHead(status, headers);
      response.end(body);
    };
  const type = { 'content-type': 'application/json' };
  const gzip = { ...type, 'content-encoding': 'gzip' };

  test.each([
    ['with an error', answering(type, '{}', 500), 'badStatus'],
    ['that says nothing', answering(type, '', 204), 'badStatus'],
    ['that is a page', answering({ 'content-type': 'text/html' }, '<p>Sign in</p>'), 'badType'],
    ['without a type', answering({}, '{}'), 'badType'],
    ['that is no JSON', answering(type, '<p>'), 'notJson'],
    ['that is empty', answering(type, ''), 'notJson'],
    ['that announces too much', answering({ ...type, 'content-length': '10000000' }, ''), 'tooLarge'],
    ['that is too large', answering(type, JSON.stringify('x'.repeat(2_000))), 'tooLarge'],
    ['that is a gzip bomb', answering(gzip, gzipSync(Buffer.alloc(50_000_000, 0x20))), 'tooLarge'],
    ['that is broken gzip', answering(gzip, 'not gzip'), 'unreachable'],
    ['with an unknown encoding', answering({ ...type, 'content-encoding': 'br' }, 'x'), 'badEncoding'],
    ['compressed twice', answering({ ...type, 'content-encoding': 'gzip, gzip' }, 'x'), 'badEncoding'],
    ['that is nested too deeply', answering(type, '['.repeat(500) + ']'.repeat(500)), 'tooDeep'],
    ['with huge headers', answering({ ...type, 'x-large': 'x'.repeat(20_000) }, '{}'), 'unreachable'],
  ])('%s is refused', async (_title, answer, reason) => {
    const { attempt } = await guarded(answer, undefined, { maxBytes: 1_000 });
    expect(await attempt('https://gis.example.gov/')).toBe(reason);
  });

  test.each([
    ['application/json;charset=utf-8', '{"a":"[[[[[[[[[["}'],
    ['text/plain', '{"a":"\\"["}'],
    ['application/geo+json', '{}'],
  ])('of type %s is read', async (given, body) => {
    const { attempt } = await guarded(answering({ 'content-type': given }, body), undefined, { maxDepth: 2 });
    expect(await attempt('https://gis.example.gov/')).toEqual(JSON.parse(body));
  });

  it('that is compressed is read', async () => {
    const { attempt } = await guarded(answering(gzip, gzipSync('{"a":1}')));
    expect(await attempt('https://gis.example.gov/')).toEqual({ a: 1 });
  });

  test.each<[string, RequestListener]>([
    ['never comes', () => undefined],
    [
      'comes one letter at a time',
      (_request, response) => {
        response.writeHead(200, type);
        const drip = setInterval(() => response.write(' '), 5);
        response.on('close', () => clearInterval(drip));
      },
    ],
    [
      'breaks off',
      (_request, response) => {
        response.writeHead(200, { ...type, 'content-length': '100' });
        response.write('{');
      },
    ],
  ])('that %s takes no longer than the limit', async (_title, answer) => {
    const { attempt } = await guarded(answer, undefined, { withinMs: 100 });
    expect(await attempt('https://gis.example.gov/')).toBe('tooSlow');
  });

  it('is waited for by a few requests at the same time, and by a limited number in all', async () => {
    let open = 0;
    let mostOpen = 0;
    const slow: RequestListener = (request, response) => {
      mostOpen = Math.max(mostOpen, (open += 1));
      setTimeout(() => {
        open -= 1;
        json(request, response);
      }, 20);
    };
    const { attempt } = await guarded(slow, undefined, { atOnce: 2, waiting: 3 });
    const all = await Promise.all(Array.from({ length: 8 }, () => attempt('https://gis.example.gov/')));
    expect(mostOpen).toBe(2);
    expect(all.filter((result) => result === 'tooBusy')).toHaveLength(3);
    expect(await attempt('https://gis.example.gov/')).toEqual({ ok: true });
  });
});

test.each([
  ['gis.example.gov', { hostname: 'gis.example.gov', port: 443 }],
  ['GIS.Example.gov:6443', { hostname: 'gis.example.gov', port: 6443 }],
  ['*.example.gov', null],
  ['https://gis.example.gov', null],
  ['gis.example.gov/path', null],
  ['user@gis.example.gov', null],
  ['gis.example.gov:99999', null],
  ['gis example.gov', null],
])('the host %s is listed as %j', (text, host) => {
  expect(readAllowedHost(text)).toEqual(host);
});
