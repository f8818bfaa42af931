import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const opened: WebSocket[] = [];
let person: TestPerson;
let team: TestTeam;
beforeAll(async () => {
  person = await makePerson(server.services);
  team = await makeTeam(server.services);
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});

interface Message {
  readonly type: string;
  readonly id?: string;
  // the messages are typed by what the server sends
  // eslint-disable-next-line typescript/no-explicit-any
  readonly payload?: any;
}

function open(headers: Record<string, string> = {}, protocol = 'graphql-transport-ws'): WebSocket {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, protocol, { headers });
  opened.push(socket);
  return socket;
}

/** Connects and collects the responses. */
async function greeted(
  who: Visitor,
): Promise<{ socket: WebSocket; say: (message: Message) => void; hears: () => Promise<Message> }> {
  const socket = open(who.cookie === null ? {} : { cookie: who.cookie });
  const heard: Message[] = [];
  socket.on('message', (data) => heard.push(JSON.parse((data as Buffer).toString())));
  await once(socket, 'open');
  const say = (message: Message): void => socket.send(JSON.stringify(message));
  const hears = async (): Promise<Message> => {
    while (heard.length === 0) await once(socket, 'message');
    return heard.shift() as Message;
  };
  say({ type: 'connection_init', payload: who.token === null ? {} : { authorization: `Bearer ${who.token}` } });
  expect(await hears()).toEqual({ type: 'connection_ack', payload: { cursor: expect.any(String) } });
  return { socket, say, hears };
}

const closing = async (socket: WebSocket): Promise<number> => ((await once(socket, 'close')) as [number])[0];

describe('a socket', () => {
  test('that never initializes is closed', async () => {
    expect(await closing(open())).toBe(4408);
  });

  test('with another protocol is rejected', async () => {
    const [error] = (await once(open({}, 'graphql-ws'), 'error')) as [Error];
    expect(error.message).toBe('Server sent no subprotocol');
  });

  test("from another site's page is not opened", async () => {
    const [error] = (await once(open({ origin: 'https://evil.example' }), 'error')) as [Error];
    expect(error.message).toContain('401');
  });

  test('that subscribes before initializing is closed', async () => {
    const socket = open();
    await once(socket, 'open');
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ isSignedIn }' } }));
    expect(await closing(socket)).toBe(4401);
  });

  test('that sends too large a frame is closed, and the server keeps running', async () => {
    const { socket } = await greeted(person);
    socket.send('x'.repeat(70_000));
    expect(await closing(socket)).toBe(1009);
    await greeted(person);
  });

  test('that sends invalid JSON is closed', async () => {
    const { socket } = await greeted(person);
    socket.send('hello');
    expect(await closing(socket)).toBe(4400);
  });

  test('gets a pong for a ping', async () => {
    const { say, hears } = await greeted(person);
    say({ type: 'ping' });
    expect(await hears()).toMatchObject({ type: 'pong' });
  });

  test('ends with the session that opened it', async () => {
    const leaving = await makePerson(server.services);
    const { socket } = await greeted(leaving);
    const closed = closing(socket);
    await server.send(leaving, 'POST', '/graphql', { body: { query: 'mutation { signOut { __typename } }' } });
    expect(await closed).toBe(4403);
  });
});

describe('over a socket', () => {
  const ask = async (who: Visitor, payload: Record<string, unknown>): Promise<Message> => {
    const { say, hears } = await greeted(who);
    say({ id: '1', type: 'subscribe', payload });
    return hears();
  };
  const watch = (id: string): string => `subscription { submissionChanged(id: "Submission:${id}") { cursor } }`;

  test.each([
    ['is not a document', { query: '{{{' }],
    ['has an unknown field', { query: '{ isSignedOn }' }],
    ['has an unknown persisted id', { query: '', extensions: { documentId: 'f'.repeat(64) } }],
    ['names a missing operation', { query: '{ isSignedIn }', operationName: 'Other' }],
    ['is too long', { query: `{ ${'isSignedIn '.repeat(2_500)} }` }],
  ])('an operation that %s gets an error, and the socket stays open', async (_what, payload) => {
    const { say, hears, socket } = await greeted(person);
    say({ id: '1', type: 'subscribe', payload });
    const answer = await hears();
    expect(answer.type).toBe('error');
    expect(JSON.stringify(answer)).not.toContain('"http"');
    say({ id: '2', type: 'subscribe', payload: { query: '{ isSignedIn }' } });
    expect(await hears()).toMatchObject({ id: '2', type: 'next', payload: { data: { isSignedIn: true } } });
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  test("a visitor, a stranger, and another team's key can't subscribe", async () => {
    const key = await makeToken(server.services, team.id, team.owner, []);
    const answers = await Promise.all(
      [visitor(), person, key].map(async (who) => (await ask(who, { query: watch(team.id) })).payload),
    );
    expect(answers.map((errors) => (errors[0] ?? errors.errors[0]).extensions.code)).toEqual([
      'UNAUTHENTICATED',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });

  test('a rate limited key gets the time to retry', async () => {
    const key = await makeToken(server.services, team.id, team.owner, []);
    for (let n = 0; n < 600; n += 1) await server.services.limits.take('token', key.tokenId);
    const socket = open();
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${key.token}` } }));
    expect(await closing(socket)).toBe(1013);
  });

  test('a server error closes the socket with a code after which clients reconnect', async () => {
    await server.services.pool.query('ALTER TABLE sessions RENAME TO sessions_away');
    try {
      const socket = open({ cookie: person.cookie ?? '' });
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'connection_init' }));
      const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
      expect(code).toBe(1013);
      expect(String(reason)).toBe('Oops, something went wrong');
    } finally {
      await server.services.pool.query('ALTER TABLE sessions_away RENAME TO sessions');
    }
  });
});

describe('an upgrade request', () => {
  test.each(['/', '/other', '/graphqlx', '//', '/%', 'graphql'])(
    'to %s is rejected, and the server keeps running',
    async (path) => {
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname);
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      );
      expect(await text(socket)).toMatch(/^HTTP\/1.1 40[04] /);
      expect((await server.send(person, 'GET', '/health')).status).toBe(200);
    },
  );
});
