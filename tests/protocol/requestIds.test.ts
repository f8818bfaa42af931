import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { visitor } from '#tests/support/graphql.ts';
import { makePerson } from '#tests/support/people.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';
import { useServices } from '#tests/support/services.ts';
import { useServer } from '#tests/support/useServer.ts';

const uuid = /^[0-9a-f-]{36}$/;

describe('a request id', () => {
  const server = useServer();
  const behindProxy = useServer({ TRUSTED_PROXIES: '1' });
  const idOf = async (one: typeof server, given: string, at = '/live'): Promise<string | null> =>
    (await one.send(visitor(), 'GET', at, { headers: { 'x-request-id': given } })).headers.get('x-request-id');

  test('is on every response, and never repeats', async () => {
    const ids: (string | null)[] = [];
    for (const at of ['/live', '/ready', '/nowhere', '/api/openapi.json', '/graphql'])
      ids.push((await server.send(visitor(), 'GET', at)).headers.get('x-request-id'));
    const persisted = await server.send(visitor(), 'POST', `/graphql/${'0'.repeat(64)}`, { body: {} });
    ids.push(persisted.headers.get('x-request-id'));
    expect(ids.every((id) => uuid.test(id ?? ''))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is taken from the trusted proxy, and from no one else', async () => {
    expect(await idOf(behindProxy, 'edge-7f3a9c01')).toBe('edge-7f3a9c01');
    expect(await idOf(server, 'edge-7f3a9c01')).toMatch(uuid);
  });

  test.each(['short', 'a'.repeat(65), 'with space 123', '{"level":50}', '-leading-dash', 'a/../b-12345'])(
    'is not taken from a proxy that sends %j',
    async (given) => {
      expect(await idOf(behindProxy, given)).toMatch(uuid);
    },
  );

  test('is on the email that the request caused', async () => {
    const email = 'new.resident@example.org';
    const sign = `mutation { signUp(input: {name: "New Resident", email: "${email}", password: "a long enough password"}) { __typename } }`;
    const answer = await server.send(visitor(), 'POST', '/graphql', { body: { query: sign } });
    const mail = await server.services.db.outboxMail.findFirstOrThrow({ where: { toEmail: email } });
    expect(mail.headers).toEqual({ 'X-Request-Id': answer.headers.get('x-request-id') });
  });
});

describe('the access log', () => {
  const made = useServices();
  const lines: Record<string, unknown>[] = [];
  let port = '';
  let stop: () => void;
  beforeAll(async () => {
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        ...{
          DATABASE_URL: String(made.services.pool.options.connectionString),
          SECRET_KEY: 'x'.repeat(40),
          DATA_DIR: scratchFolder('log'),
          PORT: '0',
        },
        ...{ LOG_LEVEL: 'info', ACCESS_LOG: 'on', WEB_DEV_SERVER: 'http://localhost:1' },
        NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    stop = () => child.kill('SIGKILL');
    const ready = Promise.withResolvers<string>();
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /on port (\d+)/.exec(line)?.[1];
      if (found) ready.resolve(found);
      else lines.push(JSON.parse(line) as Record<string, unknown>);
    });
    port = await ready.promise;
  });
  afterAll(() => stop());

  const logged = async (id: string): Promise<Record<string, unknown>> => {
    await expect.poll(() => lines.some((line) => line['requestId'] === id && line['msg'] === 'request')).toBe(true);
    return lines.find((line) => line['requestId'] === id && line['msg'] === 'request') ?? {};
  };

  test('has one line per request: what, who, from where, its result, and its duration', async () => {
    const person = await makePerson(made.services);
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: person.cookie ?? '' },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    });
    expect(await logged(answer.headers.get('x-request-id') ?? '')).toMatchObject({
      method: 'POST',
      route: '/graphql',
      status: 200,
      personId: person.id,
      address: '127.0.0.1',
      ms: expect.any(Number),
      bytes: expect.any(Number),
    });
  });

  test('contains no credentials: no full paths, query strings, cookies, or tokens', async () => {
    const secret = 'verify-tddJ8Qw2';
    for (const at of [
      `/users/verify/${secret}`,
      `/users/search?q=${secret}`,
      `/dev/mail?to=${secret}`,
      `/live?${secret}`,
    ]) {
      const answer = await fetch(`http://127.0.0.1:${port}${at}`, {
        headers: {
          authorization: `Bearer ${secret}`,
          cookie: `portico_session=${secret}`,
          referer: `http://a/${secret}`,
        },
      });
      await logged(answer.headers.get('x-request-id') ?? '');
    }
    expect(JSON.stringify(lines)).not.toContain(secret);
  });
});
