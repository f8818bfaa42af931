import { beforeAll, describe, expect, test } from 'vitest';
import { tokenScopes } from '#domain/access/scopes.ts';
import { newId } from '#server/newId.ts';
import { endpoints } from '#server/rest/endpoints/endpoints.ts';
import { pathInBody } from '#server/rest/pathInBody.ts';
import { visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeRole, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let other: TestTeam;
let owner: TestPerson;

beforeAll(async () => {
  team = await makeTeam(server.services);
  other = await makeTeam(server.services);
  owner = team.owner;
});

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('an id of another type', () => {
  const withIds = endpoints.filter(({ path, method }) => path.includes('{id}') && method !== 'PATCH');
  test.each(withIds.map(({ method, path }) => `${method} ${path}`))('is not found: %s', async (row) => {
    const [method = '', path = ''] = row.split(' ');
    const address = path.replaceAll(/\{\w+\}/g, `Nothing:${newId()}`);
    const { status } = await server.send(owner, method, address, method === 'GET' ? {} : { body: {} });
    expect([404, 422]).toContain(status);
  });

  test('does not return an empty item', async () => {
    const { status, body } = await server.send(owner, 'GET', `/roles/Team:${team.id}`);
    expect([status, body.error]).toEqual([404, "Not found, or you don't have access to it."]);
  });
});

describe('a nested path', () => {
  test('checks that its last item belongs to its parents', async () => {
    const roleId = await makeRole(server.services, team.id, { name: 'Clerks' });
    const body = { role: { name: 'Office' } };
    for (const first of ['abc', other.id, `Team:${other.id}`]) {
      const { status } = await server.send(owner, 'PUT', `/teams/${first}/roles/${roleId}`, { body });
      expect(status).toBe(404);
    }
    const { status } = await server.send(owner, 'PUT', `/teams/${team.id}/roles/${roleId}`, { body });
    expect(status).toBe(200);
  });

  test('lists in its row how the ids belong together', () => {
    const nested = endpoints.filter(({ path }) => path.split('{').length > 2);
    expect(nested.filter(({ within }) => !within).map(({ path }) => path)).toEqual([]);
  });
});

describe('text that cannot be stored', () => {
  test.each([
    ['POST', '/users/sign_in', { user: { email: 'a\0b@x.org', password: 'x' } }],
    ['GET', '/users/exists?email=%00', undefined],
    ['GET', '/users/search?q=a%00b', undefined],
    ['GET', '/teams/%00/merchant_accounts', undefined],
    ['GET', '/teams/%00/audit.csv', undefined],
    ['PATCH', '/master_templates/%00', { master_template: {} }],
    ['POST', '/users/sign_in', { user: { email: '\ud800', password: 'x' } }],
  ])('is rejected with 422: %s %s', async (method, path, body) => {
    const { status, body: answer } = await server.send(owner, method, path, body === undefined ? {} : { body });
    expect(status).toBe(422);
    expect(answer.error).toContain("contains characters that can't be stored");
  });

  test('is rejected over GraphQL, in variables and in documents', async () => {
    const query = 'query ($slug: String!) { teamBySlug(slug: $slug) { id } }';
    const response = await server.send(owner, 'POST', '/graphql', { body: { query, variables: { slug: 'a\0' } } });
    expect(response.body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    const written = await server.send(owner, 'POST', '/graphql', {
      body: { query: '{ teamBySlug(slug: "a\\u0000") { id } }' },
    });
    expect(written.body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('a problem is reported', () => {
  const words = { flow_template_id: newId(), name: '', formula: '' };
  test.each([
    ['POST', '/users/sign_in', { user: { email: 'a\0b@x.org', password: 'x' } }, 'user.email'],
    ['POST', '/teams/{team}/roles', { role: { name: '\ud800' } }, 'role.name'],
  ])('at its place in the request: %s %s', async (method, path, body, place) => {
    const { body: answer } = await server.send(owner, method, path.replace('{team}', team.id), { body });
    expect(answer.problems[0].path).toBe(place);
    expect(answer.error).toMatch(new RegExp(`^${place} `));
  });

  test('under the name used in the body, whatever the operation calls it', () => {
    const called = { source: 'formula.formula', source_identity: 'source_id' };
    expect(pathInBody('input.source', { formula: words }, called)).toBe('formula.formula');
    const logic = { logic_config: { conditions: [{ source_id: 'x' }] } };
    expect(pathInBody('conditions.0.sourceIdentity', logic, called)).toBe('logic_config.conditions.0.source_id');
    const places: readonly (readonly [path: string, body: unknown, place: string])[] = [
      ['amountCents', { payment_data: { check_paid_amount: '1' } }, 'payment_data.check_paid_amount'],
      ['amountCents', { refund: { amount: '1' } }, 'refund.amount'],
      ['submissionIds', { initiated_flow_ids: [] }, 'initiated_flow_ids'],
      ['submissionIds', { items: [] }, 'items'],
      ['formIds', undefined, 'template_ids'],
      ['itemIds', { batch_export_template: { item_ids: [] } }, 'batch_export_template.item_ids'],
      ['idempotencyKey', { amount: '1' }, 'Idempotency-Key'],
    ];
    for (const [path, body, place] of places) expect(pathInBody(path, body)).toBe(place);
    const identity = '01920b5a-7a3c-7d1e-8f2a-00000000000a';
    expect(pathInBody(`answers.${identity}`, { content: 1 }, { 'answers.*': 'content' })).toBe('content');
    expect(pathInBody('config.formulaId', { step: { config: { amount: '1' } } })).toBe('step.config.formula_id');
    expect(pathInBody('elsewhere', { step: {} })).toBe('elsewhere');
  });
});

describe('a navigating browser', () => {
  const asBrowser = { headers: { accept: 'text/html,application/xhtml+xml' } };

  test('gets JSON where no page has the address', async () => {
    const { status, headers } = await server.send(owner, 'GET', `/roles/${team.ownerRoleId}`, asBrowser);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
  });

  test('changes nothing by it', async () => {
    const { status } = await server.send(
      owner,
      'GET',
      `/payments/${newId()}/payment_intents/confirm_payment`,
      asBrowser,
    );
    expect(status).toBe(405);
  });
});

describe('an unreadable body', () => {
  test('is a bad request, whatever its content type', async () => {
    const headers = { 'content-type': 'multipart/form-data' };
    const { status } = await server.send(visitor(), 'POST', '/users/sign_in', {
      body: new URLSearchParams('x'),
      headers,
    });
    expect(status).toBe(400);
  });

  test.each([1_000, 10_000, 100_000])('may not be nested %s deep', async (levels) => {
    for (const path of ['/logic_configs', '/users/sign_in']) {
      const response = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: owner.cookie ?? '' },
        body: `{"user":${deep(levels)}}`,
      });
      expect(response.status).toBe(400);
    }
    const query = 'mutation ($input: SaveAnswerInput!) { saveAnswer(input: $input) { __typename } }';
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', cookie: owner.cookie ?? '' },
      body: `{"query":${JSON.stringify(query)},"variables":{"input":{"content":${deep(levels)}}}}`,
    });
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  test('may not be an endlessly nested document', async () => {
    for (const query of [`{ a(b: ${deep(900)}) }`, `{a`.repeat(600) + '}'.repeat(600)]) {
      const { status, body } = await server.send(owner, 'POST', '/graphql', { body: { query } });
      expect(status).toBeLessThan(500);
      expect(body.errors).toMatchObject([{ message: 'The document is nested too deeply.' }]);
    }
  });
});

test('a missing parameter is named', async () => {
  const { status, body } = await server.send(owner, 'POST', '/flow_templates', { body: {} });
  expect([status, body.error]).toEqual([422, 'team id cannot be left blank']);
});

test('logic can be removed over REST', async () => {
  const person = await makePerson(server.services);
  const { status } = await server.send(person, 'DELETE', `/logic_configs/${newId()}`);
  expect(status).toBe(404);
});

describe('a key that every object inherits', () => {
  const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
  // JSON.parse makes __proto__ a key of its own; an object literal would set the prototype
  const keys = inherited.map((key) => `"${key}": 1`).join(', ');
  const body = `{${keys}, "filters": [{${keys}}]}`;

  test('never causes a server error, at any address', { timeout: 120_000 }, async () => {
    const key = await makeToken(server.services, team.id, owner, [...tokenScopes]);
    const faults = new Set<string>();
    for (const { method, path } of endpoints) {
      const address = path.replaceAll(/\{\w+\}/g, newId());
      const at = method === 'GET' ? `${address}?${inherited.map((name) => `${name}=1`).join('&')}` : address;
      for (const who of [visitor(), key]) {
        const { status } = await server.send(who, method, at, method === 'GET' ? {} : { body: JSON.parse(body) });
        if (status >= 500) faults.add(`${method} ${path}`);
      }
    }
    expect([...faults]).toEqual([]);
  });
});
