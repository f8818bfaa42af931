import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';

const uses = ['datumFile', 'repoFile', 'issuedOutput', 'masterTemplateDocument', 'export', 'dataImport'] as const;
type Use = (typeof uses)[number];

/** A file is one thing: what answers a field is neither a document, nor an output, nor beside a submission. */
export async function isUsedOtherwise({ db }: Tx, ids: readonly string[], as: Use): Promise<boolean> {
  const others = uses.filter((use) => use !== as).map((use): Prisma.StoredFileWhereInput => ({ [use]: { is: {} } }));
  return (await db.storedFile.count({ where: { id: { in: [...ids] }, OR: others } })) > 0;
}
