import { afterEach, describe, expect, it, test } from 'vitest';
import { AddressesUnavailable } from '#server/addresses/AddressService.ts';
import { createSmarty } from '#server/addresses/createSmarty.ts';
import {
  respondLikeSmarty,
  json,
  publishedCandidates,
  startSmarty,
  websiteKey,
  type SmartyResponder,
  type SmartyServer,
} from '#tests/adapters/addresses/smartyServer.ts';

const servers: SmartyServer[] = [];
afterEach(async () => {
  for (const each of servers.splice(0)) await each.close();
});

async function smartyAt(answering?: SmartyResponder, key = websiteKey) {
  const server = await startSmarty(answering);
  servers.push(server);
  const reported: Error[] = [];
  const report = (error: Error) => void reported.push(error);
  const service = createSmarty({ key, publicUrl: 'https://town.example', apiUrl: server.url, report });
  return { server, service, reported };
}

describe('the Smarty API as documented', () => {
  it('gets suggestions with its key and the page that the key is bound to', async () => {
    const { server, service } = await smartyAt();
    expect(await service.suggest('123 mai')).toEqual([
      {
        text: '123 E 103rd St, Chicago, IL 60628',
        street: '123 E 103rd St',
        unit: null,
        city: 'Chicago',
        state: 'IL',
        zip: '60628',
        latitude: null,
        longitude: null,
      },
      expect.objectContaining({ text: '123 Main St Apt 4, Chicago, IL 60601', unit: 'Apt 4' }),
    ]);
    expect(server.requests).toEqual([
      {
        path: '/lookup',
        query: { key: websiteKey, search: '123 mai', max_results: '5' },
        referer: expect.stringMatching(/^https:\/\/town\.example\/?$/),
      },
    ]);
  });

  it('finds the matching address and its location', async () => {
    const { server, service } = await smartyAt();
    expect(await service.validate('1 Rosedale Apt 2, Baltimore')).toEqual([
      {
        text: '1 N Rosedale St Apt 2, Baltimore, MD 21229',
        street: '1 N Rosedale St',
        unit: 'Apt 2',
        city: 'Baltimore',
        state: 'MD',
        zip: '21229',
        latitude: 39.28602,
        longitude: -76.6689,
      },
    ]);
    expect(server.requests[0]?.query).toEqual({
      key: websiteKey,
      street: '1 Rosedale Apt 2, Baltimore',
      candidates: '5',
      match: 'strict',
    });
  });

  it('returns nothing when there are no matches', async () => {
    const { service } = await smartyAt();
    expect([await service.suggest('nothing'), await service.validate('nothing')]).toEqual([[], []]);
  });

  it('pays once for repeated and concurrent lookups, however they are written', async () => {
    const { server, service } = await smartyAt();
    await Promise.all([service.validate('1 Rosedale St.'), service.validate('1  rosedale street')]);
    await service.validate('1 ROSEDALE ST');
    expect(server.requests).toHaveLength(1);
  });
});

describe('an undocumented response', () => {
  const unavailable: readonly (readonly [string, SmartyResponder])[] = [
    ['a page', (response) => void response.end('<html>Bad gateway</html>')],
    ['an unexpected structure', (response) => json(response, { suggestions: [{ street_line: 7 }], surprise: true })],
    [
      'impossible coordinates',
      (response) => json(response, [{ ...publishedCandidates[0], metadata: { latitude: 400 } }]),
    ],
    ['a redirect', (response) => void response.writeHead(302, { location: 'https://elsewhere.example' }).end()],
    ['a lost connection', (response) => void response.destroy()],
    [
      'a partial response',
      (response) =>
        void response.writeHead(200, { 'content-length': '500' }).write('[{"input', () => response.destroy()),
    ],
    ['too much', (response) => json(response, ['x'.repeat(400_000)])],
    ['a wrong key', (response) => json(response, {}, 401)],
    ['an unpaid bill', (response) => json(response, {}, 402)],
    ['too many questions', (response) => json(response, {}, 429)],
    ['a fault', (response) => json(response, {}, 500)],
  ];

  test.each(unavailable)(
    'such as %s is reported as unavailable, without the key or the query',
    async (_name, answering) => {
      const { service, reported } = await smartyAt(answering);
      const error = await service.validate('1 Secret Street').catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AddressesUnavailable);
      const told = [error, ...reported].map((each) => (each as Error).stack).join('\n');
      expect(told).not.toContain(websiteKey);
      expect(told).not.toContain('Secret');
      expect((error as Error).cause).toBeUndefined();
    },
  );

  it('that rejects the query as invalid is not a failure', async () => {
    const { server, service } = await smartyAt((response) => json(response, {}, 422));
    for (const n of [1, 2, 3, 4, 5, 6]) expect(await service.validate(`?${n}`)).toEqual([]);
    expect(server.requests).toHaveLength(6);
  });
});

describe('an unavailable service', () => {
  it('is retried once for an address, because reading is safe', async () => {
    let times = 0;
    const { server, service } = await smartyAt((response, request) => {
      times += 1;
      if (times === 1) return json(response, {}, 503);
      respondLikeSmarty(response, request);
    });
    expect(await service.validate('1 Rosedale')).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
  });

  it('is not retried while someone is typing', async () => {
    const { server, service } = await smartyAt((response) => json(response, {}, 503));
    await expect(service.suggest('1 Rosedale')).rejects.toBeInstanceOf(AddressesUnavailable);
    expect(server.requests).toHaveLength(1);
  });

  it('lets no one wait for long', async () => {
    const { service } = await smartyAt(() => undefined);
    const begun = performance.now();
    await expect(service.suggest('1 Rosedale')).rejects.toBeInstanceOf(AddressesUnavailable);
    expect(performance.now() - begun).toBeLessThan(2_500);
  });

  it('is not called for a while after four failures, and failures are not cached', async () => {
    const { server, service, reported } = await smartyAt((response) => json(response, {}, 429));
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      await expect(service.suggest(`${n} Rosedale`)).rejects.toBeInstanceOf(AddressesUnavailable);
    }
    expect(server.requests).toHaveLength(4);
    expect(reported).toHaveLength(4);
  });
});
