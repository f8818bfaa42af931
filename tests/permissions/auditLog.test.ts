import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/newId.ts';
import { apiOn, visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let other: TestTeam;
let operator: TestPerson;
const cast = {} as Record<Role, Visitor>;

const roles = [
  'visitor',
  'resident',
  'member of the team',
  'settings manager of the team',
  'owner of the team',
  "owner's program",
  "member's program",
  'former owner of the team',
  'owner of another team',
  'operator',
  "operator's program",
] as const;
type Role = (typeof roles)[number];

/** What each row of the table below can read: kinds of entries of the team, of another team, of people, and of the site. */
const kinds = {
  team: 'createRole',
  otherTeam: 'deleteRole',
  ownSignIn: 'signIn',
  site: 'appointOperator',
} as const;

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  other = await makeTeam(services);
  operator = await makePerson(services, { isOperator: true });
  const former = await makePerson(services);
  const membership = { teamId: team.id, roleId: team.ownerRoleId, userId: former.id };
  await services.db.roleMember.create({ data: membership });
  await services.db.roleMember.deleteMany({ where: membership });
  const everyScope = ['team:read', 'team:write'] as const;
  Object.assign(cast, {
    visitor: visitor(),
    resident: await makePerson(services),
    'member of the team': team.member,
    'settings manager of the team': team.manager,
    'owner of the team': team.owner,
    "owner's program": await makeToken(services, team.id, team.owner, everyScope),
    "member's program": await makeToken(services, team.id, team.member, everyScope),
    'former owner of the team': former,
    'owner of another team': other.owner,
    operator,
    "operator's program": await makeToken(services, team.id, operator, everyScope),
  } satisfies Record<Role, Visitor>);
  const entry = (kind: string, part: { readonly teamId?: string; readonly actorId?: string } = {}) =>
    services.db.auditEntry.create({ data: { id: newId(), kind, actorKind: 'system', ...part } });
  await entry(kinds.team, { teamId: team.id });
  await entry(kinds.otherTeam, { teamId: other.id });
  await entry(kinds.site);
  for (const who of Object.values(cast))
    if ('id' in who) await entry(kinds.ownSignIn, { actorId: (who as TestPerson).id });
});

type Seen = readonly string[];
const known: Seen = Object.values(kinds);
const sorted = (found: readonly (string | undefined)[]): Seen => known.filter((kind) => found.includes(kind));

async function inPages(who: Visitor, document: string): Promise<Seen> {
  const { data } = await apiOn(server).ask(who, document);
  return sorted([...JSON.stringify(data ?? {}).matchAll(/"kind":"(\w+)"/g)].map(([, kind]) => kind));
}

async function inFile(who: Visitor, path: string): Promise<Seen> {
  const { status, body } = await server.send(who, 'GET', path);
  if (status !== 200) return [];
  const rows: string[][] = parse(body, { bom: true });
  return sorted(rows.map(([, , kind]) => kind));
}

async function inProgram(who: Visitor, path: string): Promise<Seen> {
  const { status, body } = await server.send(who, 'GET', path);
  return status === 200 ? sorted(body.audit_entries.map(({ kind }: { kind: string }) => kind)) : [];
}

const entries = 'auditEntries(first: 100) { edges { node { kind } } }';
/** Each way to read a log. */
const ways = {
  'page of the team': (who: Visitor) => inPages(who, `{ node(id: "Team:${team.id}") { ... on Team { ${entries} } } }`),
  'file of the team': (who: Visitor) => inFile(who, `/teams/${team.slug}/audit.csv`),
  'API of the team': (who: Visitor) => inProgram(who, `/teams/${team.id}/audit_entries?per_page=100`),
  'page of the site': (who: Visitor) => inPages(who, `{ installation { ${entries} } }`),
  'file of the site': (who: Visitor) => inFile(who, '/operator/audit.csv'),
  'own account': (who: Visitor) => inPages(who, `{ viewer { ${entries} } }`),
} as const;
type Way = keyof typeof ways;

const ofTeam = [kinds.team];
const own = [kinds.ownSignIn];
const all = [...known];
/** What isn't named can't be read. */
const table: Readonly<Record<Role, Partial<Record<Way, Seen>>>> = {
  visitor: {},
  resident: { 'own account': own },
  'member of the team': { 'own account': own },
  'settings manager of the team': { 'own account': own },
  'owner of the team': {
    'page of the team': ofTeam,
    'file of the team': ofTeam,
    'API of the team': ofTeam,
    'own account': own,
  },
  "owner's program": { 'page of the team': ofTeam, 'file of the team': ofTeam, 'API of the team': ofTeam },
  "member's program": {},
  'former owner of the team': { 'own account': own },
  'owner of another team': { 'own account': own },
  operator: {
    'page of the team': ofTeam,
    'file of the team': ofTeam,
    'API of the team': ofTeam,
    'page of the site': all,
    'file of the site': all,
    'own account': own,
  },
  "operator's program": {},
};

describe.each(roles)('the audit log for the %s', (role) => {
  it.each(Object.keys(ways) as Way[])('is read only as allowed: %s', async (way) => {
    expect(await ways[way](cast[role])).toEqual(table[role][way] ?? []);
  });
});

it('holds in a file exactly what the filters of the page select', async () => {
  const { services } = server;
  const { id: actorId } = await makePerson(services);
  const day = (n: number) => new Date(Date.UTC(2026, 4, n)).toISOString();
  for (let n = 1; n <= 8; n += 1)
    await services.db.auditEntry.create({
      data: {
        ...{ id: newId(), at: day(n), actorKind: 'person', teamId: team.id, requestId: `request ${n}` },
        ...{ kind: n % 2 === 0 ? 'createApiToken' : 'deleteRole', actorId: n > 4 ? actorId : team.owner.id },
      },
    });
  const until = (query: string): string => `${query}${query === '' ? '' : '&'}until=${day(20)}`;
  const filters: readonly (readonly [query: string, filter: string])[] = [
    ['', ''],
    ['area=keys', 'area: keys, '],
    ['kind=deleteRole', 'kind: "deleteRole", '],
    [`person=${actorId}`, `actorId: "User:${actorId}", `],
    [`from=${day(3)}`, `from: "${day(3)}", `],
    [`area=people&person=${actorId}&from=${day(6)}`, `area: people, actorId: "User:${actorId}", from: "${day(6)}", `],
  ];
  for (const [query, filter] of filters) {
    const page = (args: string): string =>
      `auditEntries(first: 100, ${args}filter: { ${filter}until: "${day(20)}" }) { edges { node { requestId } } }`;
    const { data } = await apiOn(server).ask(
      operator,
      `{ node(id: "Team:${team.id}") { ... on Team { ${page('')} } } installation { ${page(`teamId: "Team:${team.id}", `)} } }`,
    );
    const shown = (connection: { edges: { node: { requestId: string } }[] }): string[] =>
      connection.edges.map(({ node }) => node.requestId);
    const inPage = shown(data.node.auditEntries);
    expect(inPage.length).toBeGreaterThan(0);
    expect(shown(data.installation.auditEntries)).toEqual(inPage);
    for (const path of [`/teams/${team.slug}/audit.csv?`, `/operator/audit.csv?team=${team.id}&`]) {
      const rows: string[][] = parse((await server.send(operator, 'GET', path + until(query))).body, { bom: true });
      expect(rows.slice(1).map((row) => row[9])).toEqual(inPage);
    }
  }
});
