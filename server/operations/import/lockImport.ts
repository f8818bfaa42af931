import type { DataImport } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';

/** Locks an import and its rows until the transaction ends, or returns null if it is gone. */
export async function lockImport({ db }: Tx, id: string): Promise<DataImport | null> {
  await db.$queryRaw`SELECT id FROM data_imports WHERE id = ${id}::uuid FOR UPDATE`;
  return db.dataImport.findUnique({ where: { id } });
}

/** The version that new submissions start with; imported records use its fields. */
export async function publishedVersionId({ db }: Pick<Tx, 'db'>, masterTemplateId: string): Promise<string | null> {
  const where = { masterTemplateId, kind: 'published' } as const;
  const version = await db.flowTemplate.findFirst({ where, orderBy: { version: 'desc' }, select: { id: true } });
  return version?.id ?? null;
}
