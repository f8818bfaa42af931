import { beforeEach, expect, it } from 'vitest';
import { newFileKey } from '#server/files/fileKeys.ts';
import { newId } from '#server/newId.ts';
import { fileReferences, sweepFiles } from '#server/operations/file/sweepFiles.ts';
import { makeForm, makeTeam } from '#tests/support/people.ts';
import { useServices } from '#tests/support/services.ts';

const made = useServices();
const sweep = () => sweepFiles({ services: made.services, actor: { kind: 'system' } });
const dayAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

beforeEach(async () => {
  await made.services.db.masterTemplateDocument.deleteMany();
  await made.services.db.storedFile.deleteMany();
});

interface Traits {
  readonly createdAt: Date;
  readonly deletedAt?: Date;
  readonly state?: 'expected' | 'stored' | 'refused';
}

async function storedFile({ state = 'stored', ...times }: Traits): Promise<{ id: string; key: string }> {
  const file = { id: newId(), key: newFileKey('files') };
  await made.services.files.put(file.key, Buffer.from('bytes'), 'text/plain');
  const stored = state === 'stored' ? { byteSize: 5, storedAt: times.createdAt } : {};
  const row = { ...file, ...times, ...stored, state, filename: 'x.txt', contentType: 'text/plain' };
  await made.services.db.storedFile.create({ data: row });
  return file;
}

const isThere = async ({ id, key }: { id: string; key: string }): Promise<[row: boolean, bytes: boolean]> => [
  (await made.services.db.storedFile.count({ where: { id } })) === 1,
  (await made.services.files.head(key)) !== null,
];

it('knows every reference that keeps a file', async () => {
  const { rows } = await made.services.pool.query<{ place: string }>(
    `SELECT c.relname || '.' || a.attname AS place FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
     WHERE k.contype = 'f' AND k.confrelid = 'stored_files'::regclass`,
  );
  expect(new Set(fileReferences.map((place) => place.join('.')))).toEqual(new Set(rows.map(({ place }) => place)));
});

it('deletes files that were never accepted, rejected, released, or unreferenced for a day', async () => {
  const old = [
    await storedFile({ createdAt: dayAgo(25), state: 'expected' }),
    await storedFile({ createdAt: dayAgo(25), state: 'refused' }),
    await storedFile({ createdAt: dayAgo(25) }),
    await storedFile({ createdAt: dayAgo(99), deletedAt: dayAgo(25) }),
  ];
  const young = [
    await storedFile({ createdAt: dayAgo(23), state: 'expected' }),
    await storedFile({ createdAt: dayAgo(99), deletedAt: dayAgo(23) }),
  ];
  expect(await sweep()).toBe(4);
  for (const file of old) expect(await isThere(file)).toEqual([false, false]);
  for (const file of young) expect(await isThere(file)).toEqual([true, true]);
  expect(await sweep()).toBe(0);
});

it('leaves files used by a document, however old', async () => {
  const team = await makeTeam(made.services);
  const masterTemplateId = await makeForm(made.services, team.id);
  const file = await storedFile({ createdAt: dayAgo(1_000) });
  const document = { id: newId(), teamId: team.id, masterTemplateId, fileId: file.id };
  await made.services.db.masterTemplateDocument.create({ data: document });
  expect(await sweep()).toBe(0);
  expect(await isThere(file)).toEqual([true, true]);
});

it('retries when the bytes were deleted before their row', async () => {
  const file = await storedFile({ createdAt: dayAgo(25) });
  await made.services.files.delete(file.key);
  expect(await sweep()).toBe(1);
  expect(await isThere(file)).toEqual([false, false]);
});

it('keeps bytes that a renewal still uses', async () => {
  const { db } = made.services;
  const team = await makeTeam(made.services);
  const masterTemplateId = await makeForm(made.services, team.id);
  const first = await storedFile({ createdAt: dayAgo(50) });
  const same = { key: first.key, filename: 'x.txt', contentType: 'text/plain', byteSize: 5 };
  const times = { createdAt: dayAgo(49), storedAt: dayAgo(49) };
  const carried = { ...same, ...times, id: newId(), state: 'stored' as const, isCarried: true };
  await db.storedFile.create({ data: carried });
  await db.masterTemplateDocument.create({
    data: { id: newId(), teamId: team.id, masterTemplateId, fileId: carried.id },
  });
  await expect(db.storedFile.create({ data: { ...same, id: newId() } })).rejects.toThrow('Unique constraint');
  expect(await sweep()).toBe(1);
  expect([await isThere(first), await isThere(carried)]).toEqual([
    [false, true],
    [true, true],
  ]);
  expect(await db.storedFile.findUniqueOrThrow({ where: { id: carried.id } })).toMatchObject({ isCarried: false });
  await db.masterTemplateDocument.deleteMany();
  // deleting both leaves nothing
  const another = { ...carried, id: newId() };
  await db.storedFile.create({ data: another });
  expect(await sweep()).toBe(2);
  expect([await isThere(another), await isThere(carried)]).toEqual([
    [false, false],
    [false, false],
  ]);
});
