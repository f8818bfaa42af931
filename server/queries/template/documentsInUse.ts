import { documentInUse, publishesWithForm } from '#domain/template/documents.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';

interface NamedOutput {
  readonly identity: string;
  readonly documentId: string | null;
}

/**
 * The document used for each output of a version, by output identity. With `isPublishing`, documents that are
 * published together with the version count as published.
 */
export async function documentsInUse(
  db: Pick<DatabaseTransaction, 'masterTemplateDocument'>,
  outputs: readonly NamedOutput[],
  version: number,
  { isPublishing = false } = {},
): Promise<ReadonlyMap<string, string>> {
  const made = outputs.filter(({ documentId }) => documentId !== null);
  if (made.length === 0) return new Map();
  const documents = await db.masterTemplateDocument.findMany({
    where: { configuredOutputs: { some: { identity: { in: made.map(({ identity }) => identity) } } } },
    include: { configuredOutputs: { select: { identity: true } } },
    orderBy: { id: 'desc' },
  });
  return new Map(
    made.flatMap(({ identity, documentId }) => {
      const own = documents.filter(({ configuredOutputs }) =>
        configuredOutputs.some((one) => one.identity === identity),
      );
      const known = own.map((document) => {
        const isPublished = isPublishing && document.id === documentId && publishesWithForm(document);
        const publishedAt = isPublished ? document.createdAt : document.publishedAt;
        return { ...document, publishedAt, hasFile: document.fileId !== null };
      });
      const used = documentInUse(known, documentId, version);
      return used === null ? [] : [[identity, used.id] as const];
    }),
  );
}
