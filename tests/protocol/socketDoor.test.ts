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
  // messages have the shape that the server gives them
  // eslint-disable-next-line typescript/no-explicit-any
  readonly payload?: any;
}

function open(headers: Record<string, string> = {}, protocol = 'graphql-transport-ws'): WebSocket {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, protocol, { headers });
  opened.push(socket);
  return socket;
}

/** Says hello and keeps what comes back. */
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
  test('that never says who it is is closed', async () => {
    expect(await closing(open())).toBe(4408);
  });

  test('of another protocol finds nobody who speaks it', async () => {
    const [error] = (await once(open({}, 'graphql-ws'), 'error')) as [Error];
    expect(error.message).toBe('Server sent no subprotocol');
  });

  test('of a page of another site is not opened', async () => {
    const [error] = (await once(open({ origin: 'https://evil.example' }), 'error')) as [Error];
    expect(error.message).toContain('401');
  });

  test('that asks before it has said who it is is closed', async () => {
    const socket = open();
    await once(socket, 'open');
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ isSignedIn }' } }));
    expect(await closing(socket)).toBe(4401);
  });

  test('that sends too large a frame is closed, and the server goes on', async () => {
    const { socket } = await greeted(person);
    socket.send('x'.repeat(70_000));
    expect(await closing(socket)).toBe(1009);
    await greeted(person);
  });

  test('that speaks no JSON is closed', async () => {
    const { socket } = await greeted(person);
    socket.send('hello');
    expect(await closing(socket)).toBe(4400);
  });

  test('is answered when it asks whether somebody is there', async () => {
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
    ['is no document', { query: '{{{' }],
    ['asks for a field that nobody has', { query: '{ isSignedOn }' }],
    ['is named by an id that nobody knows', { query: '', extensions: { documentId: 'f'.repeat(64) } }],
    ['names an operation that it does not have', { query: '{ isSignedIn }', operationName: 'Other' }],
    ['is longer than documents may be', { query: `{ ${'isSignedIn '.repeat(2_500)} }` }],
  ])('what %s is answered by an error, and the socket stays', async (_what, payload) => {
    const { say, hears, socket } = await greeted(person);
    say({ id: '1', type: 'subscribe', payload });
    const answer = await hears();
    expect(answer.type).toBe('error');
    expect(JSON.stringify(answer)).not.toContain('"http"');
    say({ id: '2', type: 'subscribe', payload: { query: '{ isSignedIn }' } });
    expect(await hears()).toMatchObject({ id: '2', type: 'next', payload: { data: { isSignedIn: true } } });
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  test('who is not signed in, a stranger and a key of another team watch nothing', async () => {
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

  test('a key that is used too often is told to come back', async () => {
    const key = await makeToken(server.services, team.id, team.owner, []);
    for (let n = 0; n < 600; n += 1) await server.services.limits.take('token', key.tokenId);
    const socket = open();
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${key.token}` } }));
    expect(await closing(socket)).toBe(1013);
  });

  test('a fault of ours ends the socket by a code after which clients come again', async () => {
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

describe('an upgrade', () => {
  test.each(['/', '/other', '/graphqlx', '//', '/%', 'graphql'])(
    'of %s is not taken, and the server goes on',
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
