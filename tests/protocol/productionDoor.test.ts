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
  test('is answered to a document of the web client', async () => {
    const { body } = await server.send(person, 'POST', '/graphql', { body: { documentId: documents.ids.isSignedIn } });
    expect(body).toEqual({ data: { isSignedIn: true } });
  });

  test.each([
    ['a document of its own', 'query { isSignedIn }'],
    ['the schema', getIntrospectionQuery()],
    ['a field that nobody has', 'query { isSignedOn }'],
    ['something that is no document', '{{{'],
  ])('is refused %s, always by the same answer', async (_what, query) => {
    for (const who of [person, visitor()]) {
      const { status, body } = await ask(who, query);
      expect(status).toBe(403);
      expect(body.errors).toEqual([
        { message: 'Only documents of the web client are accepted here.', extensions: { code: 'FORBIDDEN' } },
      ]);
    }
  });

  test('is not shown a page to explore by', async () => {
    const page = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toMatch(/graphiql/i);
  });
});

describe('a document of a key', () => {
  test('is run', async () => {
    const { body } = await ask(key, 'query { isSignedIn }');
    expect(body.data).toEqual({ isSignedIn: expect.any(Boolean) });
  });

  test('may ask for the schema, because the key stands for a program that somebody writes', async () => {
    expect((await ask(key, '{ __schema { queryType { name } } }')).body.data.__schema.queryType.name).toBe('Query');
  });

  test('is refused where the key does not hold', async () => {
    const { status, body } = await ask(visitor({ token: 'portico_nobody' }), '{ __schema { queryType { name } } }');
    expect([status, body.data]).toEqual([401, undefined]);
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  const deep = (levels: number): string =>
    `{ node(id: "Team:${team.id}") { ... on Team { roles ${'{ team { roles '.repeat(levels)} { id } ${'} }'.repeat(levels)} } } }`;
  test.each([
    ['deeper than documents may be', () => deep(8)],
    ['wider than documents may be', () => `{ ${repeated((n) => `a${n}: isSignedIn`, operationLimits.breadth + 1)} }`],
    [
      'dearer than documents may be',
      () => `{ ${repeated((n) => `a${n}: myTeams { id roles { id members { id } } }`, 20)} }`,
    ],
    ['longer than documents may be', () => `{ ${repeated((n) => `a${n}: isSignedIn`, 1_000)} }`],
  ])('is refused when it is %s', async (_what, query) => {
    const { body } = await ask(key, query());
    expect(Object.values(body.data ?? {}).filter((value) => value !== null)).toEqual([]);
    expect(body.errors[0].message).toMatch(/complexity|depth|breadth|token/i);
  });

  test('stands alone: a list of documents is not run', async () => {
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

test('who does not know the schema is not helped to guess it', async () => {
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

test('a fault in the middle of a document tells nothing but its number, and the rest of the document is answered', async () => {
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
