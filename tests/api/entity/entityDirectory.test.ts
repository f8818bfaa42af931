import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { entityPage } from '#server/queries/entity/entityPage.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { makeKind, type TestKind } from '#tests/support/makeKind.ts';
import { makeTeam, type TestTeam } from '#tests/support/people.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let kind: TestKind;
let dogs: TestKind;

beforeAll(async () => {
  team = await makeTeam(api.services);
  kind = await makeKind(api.services, team.id, 'Business', [
    { name: 'Phone', dataType: 'phone' },
    { name: 'Name' },
    { name: 'Fee', dataType: 'money' },
  ]);
  dogs = await makeKind(api.services, team.id, 'Dog');
  const create = (of: TestKind, name: string, values: readonly object[] = []) =>
    api.act(
      team.member,
      'createEntity',
      { customEntityId: `CustomEntity:${of.id}`, name, values } as never,
      'entity { id }',
    );
  for (const name of ['Riverton Bakery', 'Bakery 100%', 'Elm_Street Cafe', 'Zoo'])
    await create(
      kind,
      name,
      name === 'Zoo' ? [{ fieldId: `CustomEntityField:${kind.fieldId('Phone')}`, value: '217-555-0177' }] : [],
    );
  const old = (await create(kind, 'Old Bakery')).data.createEntity.entity.id;
  await api.act(team.member, 'toggleEntityArchived', { entityId: old });
  await create(dogs, 'Baker');
});

interface PageRequest {
  readonly terms?: string;
  readonly kind?: string;
  readonly archived?: boolean;
  readonly first?: number;
  readonly after?: string;
  readonly last?: number;
  readonly before?: string;
}

async function page(request: PageRequest, who: Visitor = team.member) {
  const { kind: of, ...rest } = request;
  const query = `query ($slug: String!, $kind: ID, $terms: String, $archived: Boolean, $first: Int, $after: String, $last: Int, $before: String) {
    teamBySlug(slug: $slug) { entities(customEntityId: $kind, terms: $terms, archived: $archived, first: $first, after: $after, last: $last, before: $before) {
      totalCount isPartial pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { node { name } } } } }`;
  const { data } = await api.ask(who, query, {
    slug: team.slug,
    ...rest,
    ...(of ? { kind: `CustomEntity:${of}` } : {}),
  });
  return data.teamBySlug?.entities;
}
const names = async (request: PageRequest) =>
  (await page(request)).edges.map(({ node }: { node: { name: string } }) => node.name);

describe('the directory of entities', () => {
  test('lists by name, without archived ones', async () => {
    expect(await names({})).toEqual(['Baker', 'Bakery 100%', 'Elm_Street Cafe', 'Riverton Bakery', 'Zoo']);
    expect(await names({ kind: dogs.id })).toEqual(['Baker']);
    expect(await names({ archived: true })).toEqual(['Old Bakery']);
    expect((await page({})).totalCount).toBe(5);
  });

  test.each([
    ['bak', ['Baker', 'Bakery 100%', 'Riverton Bakery']],
    ['bakery riv', ['Riverton Bakery']],
    ['%', ['Bakery 100%']],
    ['elm_', ['Elm_Street Cafe']],
    ['z', ['Zoo']],
    ['217 555 0177', ['Zoo']],
    ['2175550', ['Zoo']],
    ['nothing like it', []],
  ])('%j finds %j', async (terms, found) => {
    expect(await names({ terms })).toEqual(found);
    expect((await page({ terms })).isPartial).toBe(false);
  });

  test('pages in both directions without repeating or missing a row', async () => {
    const first = await page({ first: 2 });
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const next = await page({ first: 2, after: first.pageInfo.endCursor });
    expect(next.edges.map(({ node }: { node: { name: string } }) => node.name)).toEqual([
      'Elm_Street Cafe',
      'Riverton Bakery',
    ]);
    const back = await page({ last: 2, before: next.pageInfo.startCursor });
    expect(back.edges.map(({ node }: { node: { name: string } }) => node.name)).toEqual(['Baker', 'Bakery 100%']);
    const found = await page({ terms: 'bak', first: 1 });
    const more = await page({ terms: 'bak', first: 5, after: found.pageInfo.endCursor });
    expect(more.edges).toHaveLength(2);
  });

  test('is closed to everyone else', async () => {
    const other = await makeTeam(api.services);
    expect((await page({}, other.owner))?.edges ?? null).toBeNull();
  });
});

describe('an export of entities', () => {
  test('has all fields, and is emailed', async () => {
    const input = { teamId: `Team:${team.id}`, customEntityId: `CustomEntity:${kind.id}`, format: 'csv' as const };
    const { data } = await api.act(team.member, 'exportEntities', input, 'export { id name exportType }');
    const { id, name, exportType } = data.exportEntities.export;
    expect([name, exportType]).toEqual([`Business of Team ${team.slug}`, 'entities']);
    await runJobs(api.services);
    const { file } = await api.services.db.export.findUniqueOrThrow({
      where: { id: id.split(':')[1] ?? '' },
      include: { file: true },
    });
    const written = await text(await api.services.files.read(file!.key));
    const rows = parse(written, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<string, string>[];
    expect(Object.keys(rows[0] ?? {})).toEqual([
      ...['Name', 'Type', 'Phone', 'Business: Name', 'Fee', 'Points of Contact', 'Notes', 'Created', 'Archived', 'ID'],
    ]);
    expect(rows.find((row) => row['Name'] === 'Zoo')).toMatchObject({ Phone: '(217) 555-0177', Archived: '' });
    expect(rows.find((row) => row['Name'] === 'Old Bakery')?.['Archived']).not.toBe('');
    expect((await mailsTo(api.services, team.member.email)).length).toBeGreaterThan(0);
  });
});

test('a word that very many entities have finds some of them, and says that others are missing', async () => {
  const { db } = api.services;
  const crowded = await makeTeam(api.services);
  const people = await makeKind(api.services, crowded.id, 'Person');
  const insert = (prefix: string, count: number) => db.$executeRaw`
    INSERT INTO entities (id, team_id, custom_entity_id, name)
    SELECT gen_random_uuid(), ${crowded.id}::uuid, ${people.id}::uuid, ${prefix} || n FROM generate_series(1, ${count}::int) n`;
  await insert('Aaron ', 6_500);
  // The count is estimated from some 15 pages of the table: far more than the limit, so that no sample is below it.
  await insert('Smith Common ', 25_000);
  await db.$executeRaw`ANALYZE entities`;
  const search = async (terms: string) => {
    const input = {
      teamId: crowded.id,
      customEntityId: people.id,
      terms,
      state: 'active',
      direction: 'forward',
    } as const;
    return entityPage(api.services.pool, { ...input, from: null, size: 20 });
  };
  const common = await search('common');
  expect(common).toMatchObject({ isPartial: true, hasMore: false });
  expect(common.rows).toHaveLength(20);
  expect((await search('common 24999')).rows).toHaveLength(1);
}, 60_000);
