import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { EntityMappings } from '#domain/entity/entityImport.ts';
import { xlsxFile } from '#server/documents/writeTables.ts';
import { newId } from '#server/newId.ts';
import { runEntityImport } from '#server/operations/entity/import/runEntityImport.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let clerk: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  team = await makeTeam(api.services);
  [clerk, stranger] = await Promise.all([makePerson(api.services), makePerson(api.services)]);
  const form = await publishedForm(api.services, team.id, [
    { name: 'Ask', external: true, fields: [{ name: 'Site' }] },
  ]);
  await addToForm(api.services, team.id, form.formId, clerk, 2);
});

interface Kind {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A kind with its fields by name. */
async function makeKind(
  fields: Readonly<Record<string, string>> = { License: 'string', Phone: 'phone' },
): Promise<Kind> {
  const made = await api.act(
    team.owner,
    'createCustomEntity',
    { teamId: `Team:${team.id}`, name: `Business ${newId()}`, type: 'standard' },
    'customEntity { id }',
  );
  const id: string = made.data.createCustomEntity.customEntity.id;
  const ids: Record<string, string> = {};
  for (const [name, dataType] of Object.entries(fields)) {
    const added = await api.act(
      team.owner,
      'createCustomEntityField',
      { customEntityId: id, name, dataType, viewable: true },
      'customEntityField { fieldId }',
    );
    ids[name] = added.data.createCustomEntityField.customEntityField.fieldId;
  }
  return { id, fields: ids };
}

const told = `id status rowCount refusedCount problemCount createdCount updatedCount unchangedCount keptCount isWorking
  problems { row column code }`;

async function upload(who: Visitor, kind: Kind, content: string | Buffer, fileName = 'businesses.csv') {
  const input = { customEntityId: kind.id, fileName };
  const { data, refusal } = await api.attempt(who, 'requestEntityImportUpload', input, 'fileId fields');
  if (refusal !== null) return { data: null, refusal };
  const { fileId, fields } = data.requestEntityImportUpload;
  await api.services.files.put((fields as { key: string }).key, Buffer.from(content), 'text/csv');
  const payload = 'entityImport { id columns rowCount suggestedMappings }';
  return api.attempt(who, 'createEntityImport', { customEntityId: kind.id, fileId }, payload);
}

async function uploaded(kind: Kind, content: string | Buffer, fileName?: string): Promise<string> {
  const { data, refusal } = await upload(team.owner, kind, content, fileName);
  expect(refusal).toBeNull();
  return data.createEntityImport.entityImport.id;
}

const mappingsOf = ({ fields }: Kind, key = 'License'): EntityMappings => ({
  entity: { name: 'Name', note: 'Notes' },
  fields: { [fields['License']!]: 'License', [fields['Phone']!]: 'Phone' },
  key: key === 'name' ? 'name' : fields[key]!,
});

const look = async (id: string) =>
  (await api.ask(team.owner, `query ($id: ID!) { node(id: $id) { ... on EntityImport { ${told} } } }`, { id })).data
    .node;

async function run(verb: 'queueEntityImport' | 'queueEntityImportTest', id: string, mappings: EntityMappings) {
  await api.act(team.owner, verb, { entityImportId: id, mappings }, 'entityImport { id }');
  await runJobs(api.services);
  return look(id);
}

async function imported(kind: Kind, csv: string, mappings = mappingsOf(kind)) {
  const id = await uploaded(kind, csv);
  return run('queueEntityImport', id, mappings);
}

async function entitiesOf(kind: Kind) {
  const found = await api.services.db.entity.findMany({
    where: { customEntityId: plainIdOf(kind.id) },
    include: { entityFieldValues: { include: { customEntityField: true } } },
    orderBy: { name: 'asc' },
  });
  return found.map(({ name, note, entityFieldValues }) => ({
    ...{ name, note },
    ...Object.fromEntries(entityFieldValues.map(({ customEntityField, value }) => [customEntityField.name, value])),
  }));
}

async function create(kind: Kind, name: string): Promise<string> {
  const input = { customEntityId: kind.id, name, values: [] };
  return (await api.act(team.owner, 'createEntity', input, 'entity { id }')).data.createEntity.entity.id;
}

async function named(kind: Kind, name: string): Promise<string> {
  const where = { customEntityId: plainIdOf(kind.id), name };
  return `Entity:${(await api.services.db.entity.findFirstOrThrow({ where })).id}`;
}

async function merge(survivorId: string, mergedId: string): Promise<string> {
  const input = { survivorId, mergedId, values: [] };
  return (await api.act(team.owner, 'mergeEntities', input, 'merge { id }')).data.mergeEntities.merge.id;
}

async function states(kind: Kind): Promise<(readonly [string, string])[]> {
  const where = { customEntityId: plainIdOf(kind.id) };
  const found = await api.services.db.entity.findMany({ where, orderBy: { name: 'asc' } });
  return found.map(({ name, deletedAt, mergedIntoId }) => [
    name,
    mergedIntoId !== null ? 'merged' : deletedAt !== null ? 'archived' : 'active',
  ]);
}

const head = 'Name,License,Phone,Notes';
const table = [
  head,
  'Bakery,L-1,(217) 555-0101,Open early',
  'Diner,L-2,,',
  'Cafe,L-3,nonsense,',
  ',L-4,,',
  'Twin,l-1,,',
].join('\n');

describe('an import of entities', () => {
  it('suggests columns, and what tells entities apart', async () => {
    const kind = await makeKind();
    const { data } = await upload(team.owner, kind, table);
    expect(data.createEntityImport.entityImport).toMatchObject({
      ...{ columns: ['Name', 'License', 'Phone', 'Notes'], rowCount: 5 },
      suggestedMappings: mappingsOf(kind),
    });
  });

  it('says in a test run what it would do, and does nothing', async () => {
    const kind = await makeKind();
    const id = await uploaded(kind, table);
    expect(await run('queueEntityImportTest', id, mappingsOf(kind))).toMatchObject({
      ...{ status: 'tested', createdCount: 2, updatedCount: 0, unchangedCount: 0, refusedCount: 3, problemCount: 3 },
      problems: [
        { row: 4, column: 'Phone', code: 'mustBePhone' },
        { row: 5, column: 'Name', code: 'nameMissing' },
        { row: 6, column: 'License', code: 'importKeyTwice' },
      ],
    });
    expect(await entitiesOf(kind)).toEqual([]);
  });

  it('adds entities with their history', async () => {
    const kind = await makeKind();
    expect(await imported(kind, table)).toMatchObject({ status: 'finished', createdCount: 2, refusedCount: 3 });
    expect(await entitiesOf(kind)).toEqual([
      { name: 'Bakery', note: 'Open early', License: 'L-1', Phone: '+12175550101' },
      { name: 'Diner', note: null, License: 'L-2' },
    ]);
    const changes = await api.services.db.entityChange.findMany({
      where: { entity: { customEntityId: plainIdOf(kind.id), name: 'Bakery' } },
    });
    expect(changes.map(({ kind: what }) => what).toSorted()).toEqual(['created', 'field', 'field']);
    expect(new Set(changes.map(({ userId }) => userId))).toEqual(new Set([team.owner.id]));
  });

  it('changes nothing the second time', async () => {
    const kind = await makeKind();
    await imported(kind, table);
    const before = await entitiesOf(kind);
    expect(await imported(kind, table)).toMatchObject({ createdCount: 0, updatedCount: 0, unchangedCount: 2 });
    expect(await entitiesOf(kind)).toEqual(before);
  });

  it('changes what its cells say, and leaves alone what they leave empty', async () => {
    const kind = await makeKind();
    await imported(kind, table);
    const csv = [head, 'Bakery & Sons,l-1,,', 'New,L-9,,'].join('\n');
    expect(await imported(kind, csv)).toMatchObject({ createdCount: 1, updatedCount: 1 });
    expect(await entitiesOf(kind)).toMatchObject([
      { name: 'Bakery & Sons', note: 'Open early', License: 'l-1', Phone: '+12175550101' },
      { name: 'Diner' },
      { name: 'New', License: 'L-9' },
    ]);
  });

  it('can tell entities apart by name, and reports names that fit several', async () => {
    const kind = await makeKind();
    await imported(kind, table, mappingsOf(kind, 'name'));
    await api.act(team.owner, 'createEntity', { customEntityId: kind.id, name: 'Diner', values: [] }, 'entity { id }');
    const csv = [head, 'BAKERY,L-7,,', 'Diner,L-8,,'].join('\n');
    expect(await imported(kind, csv, mappingsOf(kind, 'name'))).toMatchObject({
      ...{ createdCount: 0, updatedCount: 1, refusedCount: 1 },
      problems: [{ row: 3, column: 'Name', code: 'importKeyAmbiguous' }],
    });
  });

  it('reads workbooks', async () => {
    const kind = await makeKind();
    const rows = [['Bakery', 'L-1', '217-555-0101', null]];
    const sheet = {
      name: 'Businesses',
      headers: ['Name', 'License', 'Phone', 'Notes'],
      rows: async function* () {
        yield rows;
      },
    };
    const file = await buffer(xlsxFile([sheet]));
    const id = await uploaded(kind, file, 'businesses.xlsx');
    expect(await run('queueEntityImport', id, mappingsOf(kind))).toMatchObject({ createdCount: 1, refusedCount: 0 });
    expect(await entitiesOf(kind)).toMatchObject([{ name: 'Bakery', Phone: '+12175550101' }]);
  });

  it('does not add an entity again that someone archived or merged', async () => {
    const kind = await makeKind();
    const csv = [head, 'Bakery,L-1,,', 'Diner,L-2,,', 'Cafe,L-3,,'].join('\n');
    await imported(kind, csv);
    await api.act(team.owner, 'toggleEntityArchived', { entityId: await named(kind, 'Diner') }, 'entity { id }');
    await merge(await named(kind, 'Cafe'), await named(kind, 'Bakery'));
    const again = await uploaded(kind, csv);
    const found = { createdCount: 0, updatedCount: 0, unchangedCount: 1, refusedCount: 2 };
    const problems = [
      { row: 2, column: 'License', code: 'importKeyMerged' },
      { row: 3, column: 'License', code: 'importKeyArchived' },
    ];
    expect(await run('queueEntityImportTest', again, mappingsOf(kind))).toMatchObject({ ...found, problems });
    expect(await run('queueEntityImport', again, mappingsOf(kind))).toMatchObject({ ...found, problems });
    const byName = await imported(kind, [head, 'DINER,L-9,,'].join('\n'), mappingsOf(kind, 'name'));
    expect(byName).toMatchObject({ createdCount: 0, problems: [{ column: 'Name', code: 'importKeyArchived' }] });
  });

  test.each([
    ['PK\u0003\u0004 not really', 'fileTypeMismatch'],
    ['Name\n', 'importFileEmpty'],
    ['Name,name\n1,2', 'importHeadingTwice'],
  ])('rejects the file %j', async (content, code) => {
    const { refusal } = await upload(team.owner, await makeKind(), content);
    expect(refusal).toEqual({ file: code });
  });

  test.each([
    [{ entity: {}, fields: {}, key: 'name' }, { mappings: 'importNothingMapped' }],
    [
      { entity: { note: 'Notes' }, fields: {}, key: 'name' },
      { 'mappings.entity.name': 'importNameUnmapped', 'mappings.key': 'importKeyUnmapped' },
    ],
    [{ entity: { name: 'Nothing' }, fields: {}, key: 'name' }, { 'mappings.entity.name': 'importColumnUnknown' }],
    [{ entity: { name: 'Name' } }, { mappings: 'malformed' }],
  ])('rejects the mappings %j', async (mappings, problems) => {
    const id = await uploaded(await makeKind(), table);
    const { refusal } = await api.attempt(
      team.owner,
      'queueEntityImport',
      { entityImportId: id, mappings },
      'entityImport { id }',
    );
    expect(refusal).toEqual(problems);
  });
});

describe('an import that fails or meets another', () => {
  const rows = Array.from({ length: 1_200 }, (_, n) => `Shop ${n},S-${n},,`);
  const csv = [head, ...rows].join('\n');

  it('reports every row of a file with nothing to import', async () => {
    const kind = await makeKind();
    expect(await imported(kind, [head, 'Cafe,L-3,nonsense,', 'Bar,#REF!,,'].join('\n'))).toMatchObject({
      ...{ status: 'finished', createdCount: 0, refusedCount: 2 },
      problems: [{ code: 'mustBePhone' }, { code: 'importCellFaulty' }],
    });
  });

  it('adds each entity once when two imports of the same rows run at the same time', async () => {
    const kind = await makeKind();
    const ids = [await uploaded(kind, csv), await uploaded(kind, csv)];
    for (const id of ids)
      await api.act(
        team.owner,
        'queueEntityImport',
        { entityImportId: id, mappings: mappingsOf(kind) },
        'entityImport { id }',
      );
    await Promise.all([runJobs(api.services), runJobs(api.services)]);
    const found = await Promise.all(ids.map(look));
    expect(found.map(({ status }) => status)).toEqual(['finished', 'finished']);
    expect(found[0].createdCount + found[1].createdCount).toBe(1_200);
    expect(found[0].unchangedCount + found[1].unchangedCount).toBe(1_200);
    expect((await entitiesOf(kind)).length).toBe(1_200);
  });

  it('continues after the last batch when its worker stops', async () => {
    const kind = await makeKind();
    const id = await uploaded(kind, csv);
    const input = { entityImportId: id, mappings: mappingsOf(kind) };
    await api.act(team.owner, 'queueEntityImport', input, 'entityImport { id }');
    const plain = plainIdOf(id);
    const { jobId } = await api.services.db.entityImport.findUniqueOrThrow({ where: { id: plain } });
    const stop = new AbortController();
    let checks = 0;
    const signal = Object.assign(stop.signal, {
      throwIfAborted: () => {
        checks += 1;
        if (checks > 2) throw new Error('stopped');
      },
    });
    const ctx = { services: api.services, actor: { kind: 'system' as const }, signal };
    await expect(runEntityImport(ctx, { jobId: jobId!, entityImportId: plain })).rejects.toThrow('stopped');
    expect((await entitiesOf(kind)).length).toBe(500);
    await runJobs(api.services);
    expect(await look(id)).toMatchObject({ status: 'finished', createdCount: 1_200, unchangedCount: 0 });
    expect((await entitiesOf(kind)).length).toBe(1_200);
  });

  it('does not take values that differ only in punctuation for the same', async () => {
    const kind = await makeKind();
    await imported(kind, [head, 'One,1-23,,'].join('\n'));
    expect(await imported(kind, [head, 'Two,12-3,,'].join('\n'))).toMatchObject({ createdCount: 1, updatedCount: 0 });
  });

  it('finds names again whatever letters they have', async () => {
    const kind = await makeKind();
    const names = [head, 'CAFÉ ÉCLAIR,E-1,,', 'İstanbul Grill,E-2,,'].join('\n');
    await imported(kind, names, mappingsOf(kind, 'name'));
    expect(await imported(kind, names, mappingsOf(kind, 'name'))).toMatchObject({ createdCount: 0, unchangedCount: 2 });
  });
});

describe('undoing an import', () => {
  const undo = async (id: string) => {
    await api.act(team.owner, 'queueEntityImportUndo', { entityImportId: id }, 'entityImport { id }');
    await runJobs(api.services);
    return look(id);
  };

  it('removes what was added, and restores what was changed', async () => {
    const kind = await makeKind();
    await imported(kind, table);
    const before = await entitiesOf(kind);
    const { id } = await imported(kind, [head, 'Bakery & Sons,L-1,217-555-0999,Closed', 'New,L-9,,'].join('\n'));
    expect(await undo(id)).toMatchObject({ keptCount: 0, isWorking: false });
    expect(await entitiesOf(kind)).toEqual(before);
  });

  it('leaves alone what changed since, and says how many', async () => {
    const kind = await makeKind();
    const { id } = await imported(kind, table);
    const bakery = await api.services.db.entity.findFirstOrThrow({
      where: { customEntityId: plainIdOf(kind.id), name: 'Bakery' },
    });
    await api.act(
      team.owner,
      'updateEntity',
      { entityId: `Entity:${bakery.id}`, values: [], note: { from: 'Open early', to: 'Open late' } },
      'entity { id }',
    );
    expect(await undo(id)).toMatchObject({ keptCount: 1 });
    expect(await entitiesOf(kind)).toMatchObject([{ name: 'Bakery', note: 'Open late' }]);
  });

  it('can go back through several imports', async () => {
    const kind = await makeKind();
    const first = await imported(kind, [head, 'Bakery,L-1,,'].join('\n'));
    const second = await imported(kind, [head, 'Bakery & Sons,L-1,,'].join('\n'));
    expect(await undo(second.id)).toMatchObject({ keptCount: 0 });
    expect(await undo(first.id)).toMatchObject({ keptCount: 0 });
    expect(await entitiesOf(kind)).toEqual([]);
  });

  it('keeps an entity that another was merged into, so that the other one is not lost', async () => {
    const kind = await makeKind();
    const byHand = await create(kind, 'Old Bakery');
    const { id } = await imported(kind, [head, 'Bakery,L-1,,', 'Diner,L-2,,'].join('\n'));
    await merge(await named(kind, 'Bakery'), byHand);
    expect(await undo(id)).toMatchObject({ keptCount: 1 });
    expect(await states(kind)).toEqual([
      ['Bakery', 'active'],
      ['Old Bakery', 'merged'],
    ]);
  });

  it('does not bring back an entity that was merged into another', async () => {
    const kind = await makeKind();
    await imported(kind, [head, 'Bakery,L-1,,'].join('\n'));
    const survivor = await create(kind, 'Old Bakery');
    const { id } = await imported(kind, [head, 'Bakery & Sons,L-1,,', 'Diner,L-2,,'].join('\n'));
    await merge(survivor, await named(kind, 'Bakery & Sons'));
    expect(await undo(id)).toMatchObject({ keptCount: 1 });
    expect(await states(kind)).toEqual([
      ['Bakery & Sons', 'merged'],
      ['Old Bakery', 'active'],
    ]);
  });

  it('does not restore an entity whose values were chosen in a merge since', async () => {
    const kind = await makeKind();
    await imported(kind, [head, 'Bakery,L-1,217-555-0101,'].join('\n'));
    const other = await create(kind, 'Old Bakery');
    const { id } = await imported(kind, [head, 'Bakery,L-1,217-555-0199,'].join('\n'));
    const bakery = await named(kind, 'Bakery');
    const mergeId = await merge(bakery, other);
    expect(await undo(id)).toMatchObject({ keptCount: 1 });
    expect(await entitiesOf(kind)).toMatchObject([{ name: 'Bakery', Phone: '+12175550199' }, { name: 'Old Bakery' }]);
    await api.act(team.owner, 'undoEntityMerge', { mergeId }, 'merge { id }');
    expect(await states(kind)).toEqual([
      ['Bakery', 'active'],
      ['Old Bakery', 'active'],
    ]);
  });

  it('removes an entity after a merge into it was undone', async () => {
    const kind = await makeKind();
    const byHand = await create(kind, 'Old Bakery');
    const { id } = await imported(kind, [head, 'Bakery,L-1,,'].join('\n'));
    const mergeId = await merge(await named(kind, 'Bakery'), byHand);
    await api.act(team.owner, 'undoEntityMerge', { mergeId }, 'merge { id }');
    expect(await undo(id)).toMatchObject({ keptCount: 0 });
    expect(await states(kind)).toEqual([['Old Bakery', 'active']]);
  });

  it('is refused twice, and before the import is finished', async () => {
    const kind = await makeKind();
    const waiting = await uploaded(kind, table);
    const attempt = (id: string) =>
      api.attempt(team.owner, 'queueEntityImportUndo', { entityImportId: id }, 'entityImport { id }');
    expect((await attempt(waiting)).refusal).toBe('importNotFinished');
    const { id } = await imported(kind, table);
    await undo(id);
    expect((await attempt(id)).refusal).toBe('importAlreadyUndone');
  });
});

it('is only for people who manage the team or create its forms', async () => {
  const kind = await makeKind();
  const id = await uploaded(kind, table);
  for (const [who, refused] of [
    [clerk, 'NOT_FOUND'],
    [stranger, 'NOT_FOUND'],
  ] as const) {
    expect((await upload(who, kind, table)).refusal).toBe(refused);
    const seen = await api.ask(who, 'query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(seen.data.node).toBeNull();
    const { refusal } = await api.attempt(
      who,
      'queueEntityImport',
      { entityImportId: id, mappings: mappingsOf(kind) },
      'entityImport { id }',
    );
    expect(refusal).toBe(refused);
  }
});
