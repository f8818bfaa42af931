import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { MasterTemplateDocument } from '#server/generated/prisma/client.ts';

/** The documents that publishing a draft also publishes: those its outputs use that were never published. */
export const documentsToPublish = (
  db: Pick<DatabaseTransaction, 'masterTemplateDocument'>,
  flowTemplateId: string,
): Promise<MasterTemplateDocument[]> =>
  db.masterTemplateDocument.findMany({
    where: { publishedAt: null, unpublishedAt: null, configuredOutputs: { some: { flowTemplateId } } },
    orderBy: { id: 'asc' },
  });
