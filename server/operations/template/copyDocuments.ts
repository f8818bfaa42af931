import { newId } from '#server/newId.ts';
import type { CopiedIds } from '#server/operations/form/copyParts.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { CreatedForm } from '#server/operations/template/masterTemplate.ts';
import { documentsInUse } from '#server/queries/template/documentsInUse.ts';

export interface FormCopy {
  readonly made: CreatedForm;
  readonly teamId: string;
  /** true if the copy belongs to the same team as the original */
  readonly isOwn: boolean;
}

/** Where the versions of a form start, so a copied document covers everything that the copy will publish. */
const firstVersion = { startVersion: 1, stopVersion: null, latest: true };

/**
 * Copies the documents that the outputs of a version are made from, with their mappings. An output without a document in
 * use keeps the one that it names, as a draft.
 */
export async function copyDocuments(
  tx: Tx,
  original: { readonly id: string; readonly version: number },
  { made, teamId, isOwn }: FormCopy,
  copies: CopiedIds,
): Promise<void> {
  const { db, now } = tx;
  const { masterTemplateId, flowTemplateId } = made;
  const where = { flowTemplateId: original.id, documentId: { not: null } };
  const outputs = await db.configuredOutput.findMany({ where });
  const inUse = await documentsInUse(db, outputs, original.version);
  const used = new Set(inUse.values());
  const sources = outputs.flatMap(({ identity, documentId }) => {
    const id = inUse.get(identity) ?? documentId;
    return id === null ? [] : [{ output: copies.get(identity) as string, id }];
  });
  const documents = await db.masterTemplateDocument.findMany({
    where: { id: { in: sources.map(({ id }) => id) } },
    include: { documentMappings: true },
  });
  const copyIds = new Map(documents.map(({ id }) => [id, newId()]));
  const copyOf = (id: string): string => copyIds.get(id) as string;
  const fileOf = await copyFiles(
    tx,
    documents.flatMap(({ fileId }) => fileId ?? []),
    teamId,
  );
  await db.masterTemplateDocument.createMany({
    data: documents.map(({ id, name, description, fileId, fieldNames }) => {
      const file = fileOf.get(fileId ?? '') ?? null;
      const publishedAt = used.has(id) && file !== null ? now : null;
      const own = { id: copyOf(id), teamId, masterTemplateId, name, description };
      return { ...own, fieldNames: fieldNames as string[], ...firstVersion, fileId: file, publishedAt };
    }),
  });
  // a field of a record belongs to the record types of one team
  const isKept = ({ entityFieldId }: { readonly entityFieldId: string | null }): boolean =>
    isOwn || entityFieldId === null;
  await db.documentMapping.createMany({
    data: documents.flatMap(({ documentMappings }) =>
      documentMappings.filter(isKept).map(({ fieldIdentity, documentId, ...mapping }) => ({
        ...{ ...mapping, id: newId(), documentId: copyOf(documentId) },
        fieldIdentity: fieldIdentity === null ? null : (copies.get(fieldIdentity) ?? null),
      })),
    ),
  });
  await db.$executeRaw`UPDATE configured_outputs o SET document_id = n.document
    FROM unnest(${sources.map(({ output }) => output)}::uuid[], ${sources.map(({ id }) => copyOf(id))}::uuid[]) AS n(output, document)
    WHERE o.flow_template_id = ${flowTemplateId}::uuid AND o.identity = n.output`;
}

/** New rows over the same stored bytes (decision 0018). Skips files that no longer exist. */
export async function copyFiles(
  { db, now }: Tx,
  ids: readonly string[],
  teamId: string,
): Promise<ReadonlyMap<string, string>> {
  const files = await db.storedFile.findMany({ where: { id: { in: [...ids] }, state: 'stored', deletedAt: null } });
  const copies = new Map(files.map(({ id }) => [id, newId()]));
  const own = { teamId, isCarried: true, createdAt: now };
  await db.storedFile.createMany({
    data: files.map((file) => ({ ...file, ...own, id: copies.get(file.id) as string })),
  });
  return copies;
}
