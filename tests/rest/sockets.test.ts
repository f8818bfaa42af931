import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Visitor } from '#tests/support/graphql.ts';
import { anotherBrowser, makePerson, makeTeam, makeToken, password } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
/** the longest a signed-out person's other tabs may keep receiving events */
const patience = 5_000;

async function connect(who: Visitor): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: who.cookie === null ? {} : { cookie: who.cookie },
  });
  await once(socket, 'open');
  const acknowledged = once(socket, 'message');
  const payload = who.token === null ? {} : { authorization: `Bearer ${who.token}` };
  socket.send(JSON.stringify({ type: 'connection_init', payload }));
  const [message] = (await acknowledged) as [Buffer];
  expect(JSON.parse(message.toString()).type).toBe('connection_ack');
  return socket;
}

async function closeCode(socket: WebSocket): Promise<number> {
  const [code] = (await once(socket, 'close', { signal: AbortSignal.timeout(patience) })) as [number];
  return code;
}

describe('a socket', () => {
  it('is closed when its session signs out, and those of other sessions are not', async () => {
    const here = await makePerson(server.services);
    const elsewhere = await anotherBrowser(server.services, here);
    const [own, others] = [await connect({ ...here }), await connect(elsewhere)];
    const closed = closeCode(own);
    await server.send(here, 'DELETE', '/users/sign_out');
    expect(await closed).toBe(4403);
    expect(others.readyState).toBe(WebSocket.OPEN);
    others.close();
  });

  it('is closed in every browser when the password changes', async () => {
    const here = await makePerson(server.services);
    const sockets = [await connect({ ...here }), await connect(await anotherBrowser(server.services, here))];
    const closed = Promise.all(sockets.map(closeCode));
    const body = { user: { current_password: password, password: 'a new password' } };
    await server.send(here, 'POST', '/auth/update', { body });
    expect(await closed).toEqual([4403, 4403]);
  });

  it('is closed when the key that opened it is revoked', async () => {
    const team = await makeTeam(server.services);
    const key = await makeToken(server.services, team.id, team.owner, ['team:read']);
    const closed = closeCode(await connect(key));
    const query = `mutation { revokeApiToken(input: { apiTokenId: "ApiToken:${key.tokenId}" }) { __typename } }`;
    await server.send(team.owner, 'POST', '/graphql', { body: { query } });
    expect(await closed).toBe(4403);
  });

  it('of a visitor stays open', async () => {
    const socket = await connect({ cookie: null, device: null, token: null, address: '', userAgent: '' });
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.close();
  });

  it('is not opened from another site', async () => {
    const person = await makePerson(server.services);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie: person.cookie ?? '' },
      origin: 'https://evil.example',
    });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('401');
  });
});
