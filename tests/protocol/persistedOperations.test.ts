import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request as startRequest, type IncomingMessage } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { persistDocuments } from '#tests/protocol/persistDocuments.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import {
  makePerson,
  makeRole,
  makeTeam,
  makeToken,
  password,
  type TestPerson,
  type TestTeam,
} from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const refusal = '... on RefusedError { code kind message } ... on InvalidInputError { message problems { path code } }';
const documents = persistDocuments({
  viewer: 'query { viewer { id __typename } }',
  node: 'query ($id: ID!) { node(id: $id) { __typename id ... on Team { name slug } ... on Role { name } } }',
  nodes: 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }',
  teamBySlug: 'query ($slug: String!) { teamBySlug(slug: $slug) { id name roles { id name } } }',
  createRole: `mutation ($input: CreateRoleInput!) { createRole(input: $input) { __typename ${refusal} } }`,
  signIn: `mutation ($input: SignInInput!) { signIn(input: $input) { __typename ${refusal} } }`,
  isSignedIn: 'query { isSignedIn }',
});
type Name = keyof typeof documents.ids;
const server = useServer({ PERSISTED_OPERATIONS: documents.file });
const db = () => server.services.db;
const unknownId = createHash('md5').update('an unknown persisted document').digest('hex');

let person: TestPerson;
let team: TestTeam;
let roleInManyLetters: string;
beforeAll(async () => {
  person = await makePerson(server.services);
  team = await makeTeam(server.services);
  roleInManyLetters = await makeRole(server.services, team.id, { name: 'Gärten, Planificación, 東京 🏛' }, []);
});

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly contentType: string | null;
  readonly retryAfter: string | null;
  readonly cookies: readonly string[];
}

const headersOf = (who: Visitor): Record<string, string> => ({
  'content-type': 'application/json',
  accept: 'application/json',
  ...(who.cookie === null ? {} : { cookie: who.cookie }),
  ...(who.token === null ? {} : { authorization: `Bearer ${who.token}` }),
});

async function post(path: string, who: Visitor, body: string, headers: Record<string, string> = {}): Promise<Sent> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { ...headersOf(who), ...headers },
    body,
  });
  return {
    status: response.status,
    text: await response.text(),
    contentType: response.headers.get('content-type'),
    retryAfter: response.headers.get('retry-after'),
    cookies: response.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]+/, '=…')),
  };
}

const byPersistedOperation = (id: string, who: Visitor, variables: unknown): Promise<Sent> =>
  post(`/graphql/${id}`, who, JSON.stringify({ variables }));
const byHttp = (documentId: string, who: Visitor, variables: unknown): Promise<Sent> =>
  post('/graphql', who, JSON.stringify({ documentId, variables }));

/** each error has its own number */
const withoutFaultIds = (sent: Sent): Sent => ({
  ...sent,
  text: sent.text.replace(/("code":"FAULT","id":")[0-9a-f-]{36}/g, '$1…'),
});

interface Question {
  readonly of: string;
  readonly name: Name;
  readonly who: () => Visitor;
  readonly variables: () => unknown;
}
const stranger = (): Visitor => visitor();
const questions: readonly Question[] = [
  { of: 'an answer', name: 'teamBySlug', who: () => team.owner, variables: () => ({ slug: team.slug }) },
  { of: 'a null', name: 'viewer', who: stranger, variables: () => ({}) },
  { of: 'no variables', name: 'isSignedIn', who: stranger, variables: () => undefined },
  { of: 'null for variables', name: 'isSignedIn', who: stranger, variables: () => null },
  {
    of: 'a node that is not to be seen',
    name: 'node',
    who: () => person,
    variables: () => ({ id: `Role:${team.ownerRoleId}` }),
  },
  { of: 'a node', name: 'node', who: () => team.owner, variables: () => ({ id: `Role:${team.ownerRoleId}` }) },
  {
    of: 'letters of many bytes',
    name: 'node',
    who: () => team.owner,
    variables: () => ({ id: `Role:${roleInManyLetters}` }),
  },
  { of: 'something that is no id', name: 'nodes', who: () => person, variables: () => ({ ids: ['Role:1', 'x'] }) },
  { of: 'a variable that is missing', name: 'node', who: () => person, variables: () => ({}) },
  { of: 'a variable of another type', name: 'node', who: () => person, variables: () => ({ id: { a: 1 } }) },
  {
    of: 'a change without signing in',
    name: 'createRole',
    who: stranger,
    variables: () => ({ input: { teamId: `Team:${team.id}`, name: 'Clerks', memberMgmtLevel: 'anyone' } }),
  },
  {
    of: 'a change in a foreign team',
    name: 'createRole',
    who: () => person,
    variables: () => ({ input: { teamId: `Team:${team.id}`, name: 'Clerks', memberMgmtLevel: 'anyone' } }),
  },
  {
    of: 'a change by a member without the right',
    name: 'createRole',
    who: () => team.member,
    variables: () => ({ input: { teamId: `Team:${team.id}`, name: 'Clerks', memberMgmtLevel: 'anyone' } }),
  },
  {
    of: 'input with a problem',
    name: 'createRole',
    who: () => team.owner,
    variables: () => ({ input: { teamId: `Team:${team.id}`, name: '', memberMgmtLevel: 'anyone' } }),
  },
  {
    of: 'a rule that says no',
    name: 'signIn',
    who: stranger,
    variables: () => ({ input: { email: person.email, password: 'wrong wrong wrong' } }),
  },
  {
    of: 'a key that does not hold',
    name: 'viewer',
    who: () => visitor({ token: 'portico_nobody' }),
    variables: () => ({}),
  },
  {
    of: 'a change that sets a cookie',
    name: 'signIn',
    who: stranger,
    variables: () => ({ input: { email: person.email, password } }),
  },
];

describe('a persisted document by its address gives the same response as the general endpoint, byte for byte', () => {
  test.each(questions.map((question) => [question.of, question] as const))(
    '%s',
    async (_of, { name, who, variables }) => {
      const id = documents.ids[name];
      const [persisted, general] = [
        await byPersistedOperation(id, who(), variables()),
        await byHttp(id, who(), variables()),
      ];
      expect(withoutFaultIds(persisted)).toEqual(withoutFaultIds(general));
    },
  );

  test('an unknown document', async () => {
    const [persisted, general] = [
      await byPersistedOperation(unknownId, person, {}),
      await byHttp(unknownId, person, {}),
    ];
    expect(persisted).toEqual(general);
    expect(persisted.status).toBe(404);
  });

  test('a body that is not JSON, or lacks an object of variables', async () => {
    for (const body of ['', '{', 'null', '[]', '"x"', '{"variables":', '{"variables":[]}', '{"variables":"slug"}']) {
      const persisted = await post(`/graphql/${documents.ids.isSignedIn}`, person, body);
      expect({ body, status: persisted.status }).toEqual({ body, status: 400 });
      expect(JSON.parse(persisted.text).errors).toHaveLength(1);
    }
  });

  test('a body of two million bytes is rejected as too large, and the server keeps running', async () => {
    const body = JSON.stringify({ variables: { slug: 'x'.repeat(2_000_000) } });
    const persisted = await post(`/graphql/${documents.ids.teamBySlug}`, person, body);
    expect(persisted.status).toBe(413);
    const general = await post(
      '/graphql',
      person,
      JSON.stringify({ documentId: documents.ids.teamBySlug, ...JSON.parse(body) }),
    );
    expect(persisted.status).toBe(general.status);
    expect((await byPersistedOperation(documents.ids.isSignedIn, person, {})).status).toBe(200);
  });

  test('too many requests with a key', async () => {
    const key = await makeToken(server.services, team.id, team.owner, []);
    for (let n = 0; n < 600; n += 1) await server.services.limits.take('token', key.tokenId);
    const [persisted, general] = [
      await byPersistedOperation(documents.ids.viewer, key, {}),
      await byHttp(documents.ids.viewer, key, {}),
    ];
    expect(persisted.status).toBe(429);
    expect(Number(persisted.retryAfter)).toBeGreaterThan(0);
    const seconds = /"retryAfter":\d+/;
    expect(persisted.text.replace(seconds, '')).toEqual(general.text.replace(seconds, ''));
    expect(general.status).toBe(429);
  });

  test('an error reveals only its log id', async () => {
    await server.services.pool.query('ALTER TABLE users RENAME TO users_away');
    try {
      const [persisted, general] = [
        await byPersistedOperation(documents.ids.viewer, person, {}),
        await byHttp(documents.ids.viewer, person, {}),
      ];
      expect(withoutFaultIds(persisted)).toEqual(withoutFaultIds(general));
      expect(persisted.status).toBe(500);
      expect(JSON.parse(persisted.text).errors[0].extensions).toEqual({
        code: 'FAULT',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(persisted.text).not.toMatch(/users|relation|select|\.ts|at /i);
    } finally {
      await server.services.pool.query('ALTER TABLE users_away RENAME TO users');
    }
  });
});

describe('someone who made a request with the same cookie a moment ago', () => {
  const sendOperation = async (who: Visitor, { id }: TestTeam): Promise<unknown> => {
    const input = { teamId: `Team:${id}`, name: `Clerks ${newId()}`, memberMgmtLevel: 'anyone' };
    const { text } = await byPersistedOperation(documents.ids.createRole, who, { input });
    const { data, errors } = JSON.parse(text);
    return errors?.[0].extensions.code ?? data.createRole.__typename;
  };
  const made = 'CreateRolePayload';

  test.each([
    [
      'left the role',
      ({ owner }: TestTeam) => db().roleMember.deleteMany({ where: { userId: owner.id } }),
      'FORBIDDEN',
    ],
    [
      'has a role that was deleted',
      ({ ownerRoleId }: TestTeam) => db().role.update({ where: { id: ownerRoleId }, data: { archivedAt: new Date() } }),
      'FORBIDDEN',
    ],
    [
      'has an unverified address',
      ({ owner }: TestTeam) => db().user.update({ where: { id: owner.id }, data: { emailVerifiedAt: null } }),
      'FORBIDDEN',
    ],
    [
      'has been deactivated',
      ({ owner }: TestTeam) => db().user.update({ where: { id: owner.id }, data: { deactivatedAt: new Date() } }),
      'UNAUTHENTICATED',
    ],
    [
      'has signed out',
      ({ owner }: TestTeam) => db().session.deleteMany({ where: { userId: owner.id } }),
      'UNAUTHENTICATED',
    ],
  ])('and now %s gets the matching response', async (_what, change, answer) => {
    const own = await makeTeam(server.services);
    expect([await sendOperation(own.owner, own), await sendOperation(own.owner, own)]).toEqual([made, made]);
    await change(own);
    expect([await sendOperation(own.owner, own), await sendOperation(own.owner, own)]).toEqual([answer, answer]);
  });

  test('and now has a role gets its permissions', async () => {
    const own = await makeTeam(server.services);
    const newcomer = await makePerson(server.services);
    expect([await sendOperation(newcomer, own), await sendOperation(newcomer, own)]).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
    await makeRole(server.services, own.id, { teamManager: true }, [newcomer]);
    expect([await sendOperation(newcomer, own), await sendOperation(newcomer, own)]).toEqual([made, made]);
  });

  test("gets access that another person's cookie lacks", async () => {
    const [own, foreign] = [await makeTeam(server.services), await makeTeam(server.services)];
    const answers = async (): Promise<unknown[]> =>
      Promise.all([sendOperation(own.owner, own), sendOperation(foreign.owner, own), sendOperation(stranger(), own)]);
    const right = [made, 'FORBIDDEN', 'UNAUTHENTICATED'];
    expect([await answers(), await answers()]).toEqual([right, right]);
  });
});

describe('the addresses of persisted documents', () => {
  test.each([
    ['another site sends it', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling domain sends it', { 'sec-fetch-site': 'same-site' }, 403],
    ['the origin is different', { origin: 'https://evil.example' }, 403],
    ['the origin is withheld', { origin: 'null' }, 403],
    ['our own page sends it', { 'sec-fetch-site': 'same-origin' }, 200],
  ])('handle a change by its origin: %s', async (_from, headers, status) => {
    const body = JSON.stringify({ variables: {} });
    const persisted = await post(`/graphql/${documents.ids.isSignedIn}`, person, body, headers);
    const general = await post('/graphql', person, JSON.stringify({ documentId: documents.ids.isSignedIn }), headers);
    expect(persisted.status).toBe(status);
    expect({ status: persisted.status, text: persisted.text }).toEqual({
      status: general.status,
      text: general.text,
    });
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('do nothing for %s', async (method) => {
    const response = await fetch(`${server.url}/graphql/${documents.ids.isSignedIn}`, {
      method,
      headers: { accept: 'application/json' },
    });
    expect(response.status).toBe(404);
  });

  test('wait for a slow body while answering others', async () => {
    const slow = start(documents.ids.isSignedIn);
    slow.write('{"variab');
    expect((await byPersistedOperation(documents.ids.isSignedIn, person, {})).status).toBe(200);
    slow.end('les":{}}');
    const [response] = (await once(slow, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    response.resume();
  });

  test('survive a client that disconnects midway', async () => {
    for (let n = 0; n < 20; n += 1) {
      const broken = start(documents.ids.isSignedIn);
      broken.on('error', () => undefined);
      broken.write('{"variab');
      await once(broken, 'socket');
      broken.destroy();
    }
    expect((await byPersistedOperation(documents.ids.isSignedIn, person, {})).status).toBe(200);
  });
});

function start(id: string): ReturnType<typeof startRequest> {
  return startRequest(`${server.url}/graphql/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
}
