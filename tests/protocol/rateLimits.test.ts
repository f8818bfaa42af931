import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { socketLimits } from '#server/http/SocketLimiter.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { useServer, type HttpAnswer } from '#tests/support/useServer.ts';

const perMinute = 100;
const busy = useServer({ REQUESTS_PER_MINUTE: String(perMinute), TRUSTED_PROXIES: '1' });
const server = useServer({ REQUESTS_PER_MINUTE: '0' });
const sentence = "You're doing that too much. Wait a moment before trying again.";

let lastNetwork = 0;
const newNetwork = (): { 'x-forwarded-for': string } => ({ 'x-forwarded-for': `10.1.${(lastNetwork += 1)}.1` });

async function ask(times: number, who: Visitor, headers: Record<string, string>, path = '/users/exists?email=a@b.c') {
  const answers: HttpAnswer[] = [];
  for (let n = 0; n < times; n += 1) answers.push(await busy.send(who, 'GET', path, { headers }));
  return answers;
}

const refusedOf = (answers: readonly HttpAnswer[]): number => answers.filter(({ status }) => status === 429).length;

describe('request limits per minute', () => {
  test("give one person a tenth of their network's limit, and do not affect others there", async () => {
    const [network, greedy, other] = [newNetwork(), await makePerson(busy.services), await makePerson(busy.services)];
    const answers = await ask(15, greedy, network);
    expect(refusedOf(answers)).toBe(5);
    expect(answers.at(-1)?.body).toMatchObject({ error: sentence, errors: [sentence] });
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refusedOf(await ask(5, other, network))).toBe(0);
  });

  test('give visitors of a network a fifth together, and do not affect other networks', async () => {
    const network = newNetwork();
    expect(refusedOf(await ask(25, visitor(), network))).toBe(5);
    expect(refusedOf(await ask(5, visitor(), newNetwork()))).toBe(0);
  });

  test('give a network no more for made-up cookies', async () => {
    const network = newNetwork();
    const answers: HttpAnswer[] = [];
    for (let n = 0; n < 110; n += 1) {
      answers.push(...(await ask(1, visitor({ cookie: `portico_session=${n}` }), network, '/nowhere')));
    }
    expect(refusedOf(answers)).toBeGreaterThan(0);
  });

  test('are reported by pages and GraphQL, and never on load balancer endpoints', async () => {
    const network = newNetwork();
    await ask(25, visitor(), network);
    const [page] = await ask(1, visitor(), { ...network, accept: 'text/html' }, '/anything');
    expect([page?.status, page?.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(page?.body).toContain('Please wait a moment');
    const persisted = await busy.send(visitor(), 'POST', `/graphql/${'0'.repeat(64)}`, {
      headers: network,
      body: {},
    });
    expect(persisted.body.errors).toMatchObject([{ message: sentence, extensions: { code: 'TOO_FAST' } }]);
    expect(refusedOf(await ask(30, visitor(), network, '/health'))).toBe(0);
  });
});

describe('sockets', () => {
  const opened: WebSocket[] = [];
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.terminate();
  });

  /** An open, acknowledged socket; null if it was closed instead. */
  async function greeted(who: TestPerson, at = server.url, from = {}): Promise<WebSocket | null> {
    const url = `${at.replace('http', 'ws')}/graphql`;
    const headers = { cookie: who.cookie ?? '', ...from };
    const socket = new WebSocket(url, 'graphql-transport-ws', { headers });
    opened.push(socket);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    return Promise.race([once(socket, 'message').then(() => socket), once(socket, 'close').then(() => null)]);
  }

  test('are limited per person, and so are their subscriptions', async () => {
    const { person } = socketLimits;
    const clerk = await makePerson(server.services);
    const sockets: WebSocket[] = [];
    for (let n = 0; n < 50; n += 1) {
      const socket = await greeted(clerk);
      if (socket) sockets.push(socket);
    }
    expect(sockets).toHaveLength(person.sockets);

    const refusals: unknown[] = [];
    const each = 5_000 / 50;
    const allRefused = Promise.withResolvers<void>();
    for (const socket of sockets) {
      socket.on('message', (data) => {
        const { type, payload } = JSON.parse((data as Buffer).toString());
        if (type !== 'error') return;
        refusals.push(payload[0].extensions.code);
        if (refusals.length === sockets.length * each - person.watched) allRefused.resolve();
      });
      const query = 'subscription { dashboardChanged { __typename } }';
      for (let n = 0; n < each; n += 1)
        socket.send(JSON.stringify({ id: String(n), type: 'subscribe', payload: { query } }));
    }
    await allRefused.promise;
    expect(new Set(refusals)).toEqual(new Set(['TOO_FAST']));

    // closing one allows another
    const [first] = sockets;
    first?.close();
    if (first) await once(first, 'close');
    await expect.poll(async () => (await greeted(clerk)) !== null).toBe(true);
  });

  test('are limited in subscriptions each', async () => {
    const clerk = await makePerson(server.services);
    const socket = await greeted(clerk);
    const refused = Promise.withResolvers<string>();
    socket?.on('message', (data) => {
      const { type, id } = JSON.parse((data as Buffer).toString());
      if (type === 'error') refused.resolve(id);
    });
    const query = 'subscription { dashboardChanged { __typename } }';
    for (let n = 1; n <= socketLimits.watchedOnSocket + 1; n += 1)
      socket?.send(JSON.stringify({ id: String(n), type: 'subscribe', payload: { query } }));
    expect(await refused.promise).toBe(String(socketLimits.watchedOnSocket + 1));
  });

  test("count each operation toward the person's request limit", async () => {
    const clerk = await makePerson(busy.services);
    const network = newNetwork();
    const socket = await greeted(clerk, busy.url, network);
    const most = perMinute / 10;
    const refused = Promise.withResolvers<unknown>();
    socket?.on('message', (data) => {
      const { type, payload } = JSON.parse((data as Buffer).toString());
      if (type === 'error') refused.resolve(payload[0].extensions.code);
    });
    const query = 'subscription { dashboardChanged { __typename } }';
    for (let n = 1; n <= most + 1; n += 1)
      socket?.send(JSON.stringify({ id: String(n), type: 'subscribe', payload: { query } }));
    expect(await refused.promise).toBe('TOO_FAST');
  });
});
