import {
  entityImportLimits,
  type EntityMappings,
  type EntityRowProblem,
  type ReadEntity,
} from '#domain/entity/entityImport.ts';
import type { EntityRowsSummary } from '#server/documents/readEntityRows.ts';
import { readEntities } from '#server/documents/readImportFile.ts';
import type { CustomEntity, CustomEntityField, EntityImport } from '#server/generated/prisma/client.ts';
import type { EntityImportJob } from '#server/operations/entity/import/lockEntityImport.ts';
import { ImportTooSlow } from '#server/operations/import/readImport.ts';
import type { Services } from '#server/Services.ts';

/** The import this job works on; null if it is gone, has ended, or belongs to another job now. */
export const activeEntityImport = (
  { db }: Pick<Services, 'db'>,
  { jobId, entityImportId }: EntityImportJob,
  status: 'testing' | 'running',
): Promise<EntityImport | null> => db.entityImport.findFirst({ where: { id: entityImportId, jobId, status } });

export interface EntitiesOfFile {
  readonly kind: CustomEntity & { readonly customEntityFields: readonly CustomEntityField[] };
  readonly mappings: EntityMappings;
  readonly records: readonly ReadEntity[];
  /** of the other rows, at most a few per row */
  readonly problems: readonly EntityRowProblem[];
  readonly found: Omit<EntityRowsSummary, 'rowCount'>;
}

/** Reads all rows of a file with the import's mappings: the valid ones, and the problems in the others. */
export async function readEntityImport(
  { db, files }: Services,
  { id, fileId, customEntityId, teamId, mappings: stored }: EntityImport,
  signal?: AbortSignal,
): Promise<EntitiesOfFile> {
  const file = await db.storedFile.findUniqueOrThrow({ where: { id: fileId } });
  const kind = await db.customEntity.findUniqueOrThrow({
    where: { id: customEntityId },
    include: { customEntityFields: { orderBy: { position: 'asc' } } },
  });
  const mappings = stored as unknown as EntityMappings;
  const { nameFieldId, customEntityFields: fields } = kind;
  const reading = {
    mappings,
    kind: {
      nameFieldId,
      fields: fields.map(({ id: fieldId, name, dataType, options }) => ({ id: fieldId, name, dataType, options })),
    },
    maxRows: entityImportLimits.rows,
  };
  const read = await readEntities(() => files.read(file.key), reading, teamId);
  signal?.throwIfAborted();
  if (!read.ok && read.error.code === 'importFileTooSlow') throw new ImportTooSlow(`import ${id} takes too long`);
  if (!read.ok) throw new Error(`import ${id} can no longer be read: ${read.error.code}`);
  const { records, problems } = read.value;
  const { rowCount: _, ...found } = read.value.found;
  return { kind, mappings, records, problems, found };
}
