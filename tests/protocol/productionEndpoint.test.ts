import { getIntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { operationLimits } from '#server/graphql/operationLimits.ts';
import { persistDocuments } from '#tests/protocol/persistDocuments.ts';
import { production } from '#tests/protocol/production.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { useServer, type HttpAnswer } from '#tests/support/useServer.ts';

const documents = persistDocuments({ isSignedIn: 'query { isSignedIn }' });
const server = useServer({ ...production, PERSISTED_OPERATIONS: documents.file });

let person: TestPerson;
let team: TestTeam;
let key: Visitor;
beforeAll(async () => {
  person = await makePerson(server.services);
  team = await makeTeam(server.services);
  key = await makeToken(server.services, team.id, team.owner, []);
});

const ask = (who: Visitor, query: string): Promise<HttpAnswer> =>
  server.send(who, 'POST', '/graphql', { body: { query } });
const repeated = (text: (n: number) => string, times: number): string =>
  Array.from({ length: times }, (_, n) => text(n)).join(' ');

describe('a browser', () => {
  test('can run a persisted document of the web client', async () => {
    const { body } = await server.send(person, 'POST', '/graphql', { body: { documentId: documents.ids.isSignedIn } });
    expect(body).toEqual({ data: { isSignedIn: true } });
  });

  test.each([
    ['its own document', 'query { isSignedIn }'],
    ['the schema', getIntrospectionQuery()],
    ['an unknown field', 'query { isSignedOn }'],
    ['an invalid document', '{{{'],
  ])('is refused %s, always with the same response', async (_what, query) => {
    for (const who of [person, visitor()]) {
      const { status, body } = await ask(who, query);
      expect(status).toBe(403);
      expect(body.errors).toEqual([
        { message: 'Only documents of the web client are accepted here.', extensions: { code: 'FORBIDDEN' } },
      ]);
    }
  });

  test('gets no GraphQL explorer', async () => {
    const page = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toMatch(/graphiql/i);
  });
});

describe('a document sent with a key', () => {
  test('runs', async () => {
    const { body } = await ask(key, 'query { isSignedIn }');
    expect(body.data).toEqual({ isSignedIn: expect.any(Boolean) });
  });

  test("can query the schema, because keys are for developers' programs", async () => {
    expect((await ask(key, '{ __schema { queryType { name } } }')).body.data.__schema.queryType.name).toBe('Query');
  });

  test('is refused with an invalid key', async () => {
    const { status, body } = await ask(visitor({ token: 'portico_nobody' }), '{ __schema { queryType { name } } }');
    expect([status, body.data]).toEqual([401, undefined]);
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  const deep = (levels: number): string =>
    `{ node(id: "Team:${team.id}") { ... on Team { roles ${'{ team { roles '.repeat(levels)} { id } ${'} }'.repeat(levels)} } } }`;
  test.each([
    ['too deep', () => deep(8)],
    ['too wide', () => `{ ${repeated((n) => `a${n}: isSignedIn`, operationLimits.breadth + 1)} }`],
    ['too expensive', () => `{ ${repeated((n) => `a${n}: myTeams { id roles { id members { id } } }`, 20)} }`],
    ['too long', () => `{ ${repeated((n) => `a${n}: isSignedIn`, 1_000)} }`],
  ])('is refused when it is %s', async (_what, query) => {
    const { body } = await ask(key, query());
    expect(Object.values(body.data ?? {}).filter((value) => value !== null)).toEqual([]);
    expect(body.errors[0].message).toMatch(/complexity|depth|breadth|token/i);
  });

  test('must be single: a batch is not run', async () => {
    const { status, body } = await server.send(key, 'POST', '/graphql', {
      body: [{ query: '{ isSignedIn }' }, { query: '{ isSignedIn }' }],
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toContain('"data"');
  });

  test('cannot be a subscription over HTTP, which would outlive its session', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${key.token}`,
      },
      body: JSON.stringify({ query: `subscription { submissionChanged(id: "Submission:${team.id}") { cursor } }` }),
    });
    expect(await response.text()).toContain('Subscriptions require a WebSocket.');
  });
});

test('guesses about the schema get no suggestions', async () => {
  const nobody = visitor({ token: 'portico_nobody' });
  for (const query of [
    '{ isSignedOn }',
    '{ viewer { nam } }',
    'mutation { signIm { id } }',
    '{ node(idd: "x") { id } }',
  ]) {
    const { body } = await ask(nobody, query);
    expect(JSON.stringify(body)).not.toMatch(/did you mean|isSignedIn|signIn|Query|Viewer/);
  }
});

test('an error in part of a document reveals only its id, and the rest of the document is returned', async () => {
  await server.services.pool.query('ALTER TABLE teams RENAME COLUMN slug TO slug_away');
  try {
    const { status, body } = await ask(key, `{ isSignedIn teamBySlug(slug: "${team.slug}") { id } }`);
    expect(status).toBe(200);
    expect(body.errors[0].message).toBe('Oops, something went wrong');
    expect(body.errors[0].extensions).toEqual({ code: 'FAULT', id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(JSON.stringify(body)).not.toMatch(/slug_away|exist|prisma|select|node_modules|\.ts/i);
  } finally {
    await server.services.pool.query('ALTER TABLE teams RENAME COLUMN slug_away TO slug');
  }
});
