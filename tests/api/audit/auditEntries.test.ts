import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/newId.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import {
  makeForm,
  makePerson,
  makeTeam,
  makeToken,
  password,
  type TestPerson,
  type TestTeam,
} from '#tests/support/people.ts';

const api = useApi({}, useDatabase({ isNew: true }));
let team: TestTeam;
let operator: TestPerson;

interface Told {
  readonly kind: string;
  readonly sentence: string;
  readonly actorName: string;
  readonly address: string | null;
}

const fields =
  '{ edges { cursor node { kind area sentence actorName actorEmail address userAgent requestId } } pageInfo { hasNextPage endCursor } }';
const ofTeam = (who: Visitor, args = '', of = team) =>
  api.ask(who, `{ node(id: "Team:${of.id}") { ... on Team { auditEntries${args} ${fields} } } }`);
const told = async (who: Visitor, args = ''): Promise<Told[]> =>
  (await ofTeam(who, args)).data.node.auditEntries.edges.map(({ node }: { node: Told }) => node);

beforeAll(async () => {
  team = await makeTeam(api.services);
  operator = await makePerson(api.services, { isOperator: true });
});

describe("a team's audit log", () => {
  it('records who changed permissions, in sentences with the names at that time', async () => {
    const { owner, member } = team;
    const roleId = (
      await api.act(
        owner,
        'createRole',
        { teamId: `Team:${team.id}`, name: 'Finance', memberMgmtLevel: 'owners', flags: { financeMember: true } },
        'role { id }',
      )
    ).data.createRole.role.id;
    await api.act(owner, 'updateRole', { roleId, name: 'Treasury', flags: { financeManager: true } });
    await api.act(owner, 'addRoleMember', { roleId, userId: `User:${member.id}` });
    await api.act(owner, 'removeRoleMember', { roleId, userId: `User:${member.id}` });
    await api.act(owner, 'deleteRole', { roleId });
    const token = { teamId: `Team:${team.id}`, name: 'Warehouse', scopes: ['team:read'] };
    const { id } = (await api.act(owner, 'createApiToken', token, 'apiToken { id }')).data.createApiToken.apiToken;
    await api.act(owner, 'revokeApiToken', { apiTokenId: id });
    const formId = await makeForm(api.services, team.id);
    const place = { masterTemplateId: `MasterTemplate:${formId}`, userId: `User:${member.id}` };
    await api.act(owner, 'addTemplateMember', place);
    await api.act(owner, 'addTemplateAuthority', place);
    await api.services.db.user.update({ where: { id: owner.id }, data: { name: 'Called otherwise since' } });

    const entries = await told(owner);
    const who = `${member.name} (${member.email})`;
    expect(entries.map(({ sentence }) => sentence)).toEqual([
      `Allowed ${who} to approve refunds for the form Building permit`,
      `Added ${who} to the form Building permit`,
      'Revoked the API token Warehouse',
      'Created the API token Warehouse (team:read)',
      'Deleted the role Treasury',
      `Removed ${who} from the role Treasury`,
      `Added ${who} to the role Treasury`,
      'Changed the role Finance (name: Finance → Treasury; permissions: Team Finance Member → Team Finance Manager)',
      'Created the role Finance (permissions: Team Finance Member)',
    ]);
    for (const entry of entries)
      expect(entry).toMatchObject({
        actorName: owner.name,
        actorEmail: owner.email,
        address: '192.0.2.1',
        userAgent: 'test',
        requestId: 'test',
      });
  });

  it('names the key when a program acted for someone', async () => {
    const key = await makeToken(api.services, team.id, team.owner, ['team:read', 'team:write']);
    await api.act(key, 'updateTeam', { teamId: `Team:${team.id}`, color: '#112233' });
    const [entry] = await told(team.owner);
    expect(entry?.actorName).toMatch(/\(API token Test\)$/);
    expect(entry?.sentence).toContain('color: #363636 → #112233');
  });

  it('is readable only by its owners and the operator', async () => {
    const strangers = [team.manager, team.member, await makePerson(api.services), (await makeTeam(api.services)).owner];
    for (const who of strangers) expect((await ofTeam(who)).codes).toEqual(['FORBIDDEN']);
    expect((await ofTeam(visitor())).codes).toEqual(['UNAUTHENTICATED']);
    expect((await ofTeam(operator)).codes).toEqual([]);
  });

  it('filters by part, kind, person, and time, and pages without gaps', async () => {
    const all = await told(team.owner, '(first: 100)');
    const kinds = async (filter: string) => [
      ...new Set((await told(team.owner, `(filter: ${filter})`)).map(({ kind }) => kind)),
    ];
    expect(await kinds('{ area: keys }')).toEqual(['revokeApiToken', 'createApiToken']);
    expect(await kinds('{ kind: "deleteRole" }')).toEqual(['deleteRole']);
    expect(await kinds('{ kind: "signIn" }')).toEqual([]);
    expect(await kinds(`{ actorId: "User:${team.member.id}" }`)).toEqual([]);
    expect(await kinds('{ from: "2100-01-01T00:00:00.000Z" }')).toEqual([]);
    expect((await told(team.owner, '(filter: { until: "2100-01-01T00:00:00.000Z" })')).length).toBe(all.length);

    const paged: Told[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: { edges: { node: Told }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } = (
        await ofTeam(team.owner, `(first: 2${after === null ? '' : `, after: "${after}"`})`)
      ).data.node.auditEntries;
      paged.push(...page.edges.map(({ node }) => node));
      more = page.pageInfo.hasNextPage;
      after = page.pageInfo.endCursor;
    }
    expect(paged).toEqual(all);
  });
});

describe("a person's audit log", () => {
  it('records sign-ins, including failed ones, and account changes', async () => {
    const person = await makePerson(api.services);
    const browser = visitor();
    const failed = await api.attempt(browser, 'signIn', { email: person.email, password: 'wrong' });
    expect(failed.refusal).toBe('signInFailed');
    await api.act(browser, 'signIn', { email: person.email, password });
    await api.act(browser, 'changePassword', { currentPassword: password, password: 'another horse battery' });
    const { data } = await api.ask(browser, `{ viewer { auditEntries ${fields} } }`);
    expect(data.viewer.auditEntries.edges.map(({ node }: { node: Told }) => node.sentence)).toEqual([
      'Changed the password',
      'Signed in',
      'A sign-in failed',
    ]);
    const other = await makePerson(api.services);
    const theirs = await api.ask(other, `{ viewer { auditEntries ${fields} } }`);
    expect(theirs.data.viewer.auditEntries.edges).toEqual([]);
  });
});

describe('a very large audit log', () => {
  beforeAll(async () => {
    const { db, pool } = api.services;
    const big = await db.team.create({ data: { id: newId(), name: 'Big', slug: `big-${randomUUID()}` } });
    await pool.query(
      `INSERT INTO audit_entries (id, at, kind, team_id, actor_kind, actor_id)
       SELECT gen_random_uuid(), now() - n * interval '1 second', CASE WHEN n % 1000 = 0 THEN 'createApiToken' ELSE 'addRoleMember' END,
         CASE WHEN n % 3 = 0 THEN $1::uuid END, 'person', CASE WHEN n % 5000 = 0 THEN $2::uuid END
       FROM generate_series(1, 60000) n`,
      [big.id, operator.id],
    );
    await pool.query('ANALYZE audit_entries');
  });

  it.each([
    ['a team', 'team_id = $1'],
    ['a kind within a team', `team_id = $1 AND kind = 'createApiToken'`],
    ['a kind', `kind = 'createApiToken' AND $1::uuid IS NOT NULL`],
    ['a person', 'actor_id = $1'],
    ['everything', '$1::uuid IS NOT NULL'],
  ])('reads a page of %s from an index in sort order, whatever the earlier pages hold', async (_what, where) => {
    const { rows } = await api.services.pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT * FROM audit_entries WHERE ${where} AND (at, id) < (now() - interval '1 hour', gen_random_uuid())
       ORDER BY at DESC, id DESC LIMIT 51`,
      [team.id],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan Backward/);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });
});
