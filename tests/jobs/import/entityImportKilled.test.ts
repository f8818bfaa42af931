import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { waitUntil } from '#tests/jobs/queue/slowPublishing.ts';
import { apiOn, type Api } from '#tests/support/graphql.ts';
import { makeTeam, type TestTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';
import { useServices } from '#tests/support/services.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const DATA_DIR = scratchFolder('entityImports');
const made = useServices({ DATA_DIR });
const many = 1_203;
const url = (): string => String(made.services.pool.options.connectionString);

let api: Api;
let team: TestTeam;

beforeAll(async () => {
  const { services } = made;
  api = apiOn({ services });
  team = await makeTeam(services);
  await services.pool.query(
    `CREATE FUNCTION wait_at_entity() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN PERFORM pg_advisory_xact_lock(32); RETURN NEW; END $$`,
  );
  await services.pool.query(
    `CREATE TRIGGER wait_at_entity BEFORE INSERT ON entities FOR EACH ROW WHEN (NEW.name = 'Shop 800') EXECUTE FUNCTION wait_at_entity()`,
  );
});

async function makeKind(): Promise<string> {
  const input = { teamId: `Team:${team.id}`, name: `Business ${Math.random()}`, type: 'standard' };
  return (await api.act(team.owner, 'createCustomEntity', input, 'customEntity { id }')).data.createCustomEntity
    .customEntity.id;
}

/** Queues an import of the same shops, and one row with a problem. Returns its ID. */
async function queued(customEntityId: string): Promise<string> {
  const { data } = await api.act(
    team.owner,
    'requestEntityImportUpload',
    { customEntityId, fileName: 'shops.csv' },
    'fileId fields',
  );
  const { fileId, fields } = data.requestEntityImportUpload;
  const csv = `Name\n${Array.from({ length: many }, (_, n) => `Shop ${n}`).join('\n')}\n#REF!\n`;
  await made.services.files.put((fields as { key: string }).key, Buffer.from(csv), 'text/csv');
  const kept = await api.act(team.owner, 'createEntityImport', { customEntityId, fileId }, 'entityImport { id }');
  const { id } = kept.data.createEntityImport.entityImport;
  const mappings = { entity: { name: 'Name' }, fields: {}, key: 'name' };
  await api.act(team.owner, 'queueEntityImport', { entityImportId: id, mappings }, 'entityImport { id }');
  return plainIdOf(id);
}

const found = (id: string) => made.services.db.entityImport.findUniqueOrThrow({ where: { id } });

async function expectEachOnce(kind: string, ids: readonly string[]): Promise<void> {
  const { db } = made.services;
  const entities = await db.entity.findMany({ where: { customEntityId: plainIdOf(kind) }, select: { name: true } });
  expect(entities.length).toBe(many);
  expect(new Set(entities.map(({ name }) => name)).size).toBe(many);
  const imports = await Promise.all(ids.map(found));
  expect(imports.map(({ createdCount }) => createdCount).reduce((sum, count) => sum + count)).toBe(many);
  for (const each of imports) {
    expect(each).toMatchObject({ status: 'finished', refusedCount: 1, problemCount: 1 });
    expect(each.createdCount + each.unchangedCount).toBe(many);
    expect(each.rejectedFileId).not.toBeNull();
    expect(await db.entityImportRow.count({ where: { entityImportId: each.id } })).toBe(each.createdCount);
  }
  expect(await db.entityChange.count({ where: { entity: { customEntityId: plainIdOf(kind) }, kind: 'created' } })).toBe(
    many,
  );
}

/** Holds the lock that the 801st row waits for. */
async function holdRow(): Promise<pg.Client> {
  const holder = new pg.Client(url());
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock(32)');
  return holder;
}

const waiting = async (count: number): Promise<boolean> => {
  const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`;
  return (await made.services.pool.query(waits)).rowCount === count;
};

test('an import whose worker is killed within a transaction is completed by the next, with each entity once', async () => {
  const kind = await makeKind();
  const holder = await holdRow();
  const id = await queued(kind);
  {
    await using worker = await startPortico('worker', { url: url(), env: { DATA_DIR } });
    await waitUntil(() => waiting(1));
    await worker.kill();
  }
  await holder.end();
  expect(await made.services.db.entity.count({ where: { customEntityId: plainIdOf(kind) } })).toBe(500);
  expect(await found(id)).toMatchObject({ status: 'running', createdCount: 500 });

  await using worker = await startPortico('worker', { url: url(), env: { DATA_DIR } });
  await waitUntil(async () => (await found(id)).status === 'finished');
  await worker.stop();
  await expectEachOnce(kind, [id]);
}, 90_000);

test('two workers that import the same rows take turns, and one that is killed leaves them to the other', async () => {
  const kind = await makeKind();
  const holder = await holdRow();
  const ids = [await queued(kind), await queued(kind)];
  await using first = await startPortico('worker', { url: url(), env: { DATA_DIR } });
  await using second = await startPortico('worker', { url: url(), env: { DATA_DIR } });
  // one waits for the row, and the other one for its turn
  await waitUntil(() => waiting(2));
  await first.kill();
  await holder.end();
  await using third = await startPortico('worker', { url: url(), env: { DATA_DIR } });
  await waitUntil(async () => (await Promise.all(ids.map(found))).every(({ status }) => status === 'finished'));
  await Promise.all([second.stop(), third.stop()]);
  expect((await Promise.all(ids.map(found))).map(({ status }) => status)).toEqual(['finished', 'finished']);
  await expectEachOnce(kind, ids);
}, 120_000);
