import { updateEntityRefusal } from '#domain/entity/entity.ts';
import { entityImportLimits, suggestedEntityMappings } from '#domain/entity/entityImport.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { failed } from '#domain/kernel/result.ts';
import { actingUserId } from '#server/actor.ts';
import { readTableHead } from '#server/documents/readImportFile.ts';
import type { TableHead } from '#server/documents/runInFileProcess.ts';
import { newId } from '#server/newId.ts';
import { lockCustomEntity } from '#server/operations/entity/customEntity.ts';
import { announceEntityImport } from '#server/operations/entity/import/lockEntityImport.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import { claimFile } from '#server/operations/file/claimFile.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';
import type { OperationContext } from '#server/Services.ts';

interface NewEntityImport {
  readonly customEntityId: string;
  /** a CSV or XLSX file that the same person uploaded */
  readonly fileId: string;
}

/** The declared type of workbooks. What they really are is detected. */
export const workbookClaim = 'application/octet-stream';
/** An encrypted workbook isn't an archive, and neither is one in the format of before 2007. */
const archivedWorkbook = /^application\/(?:zip|vnd\.(?:openxmlformats-officedocument\.spreadsheetml|ms-excel))/;

const discardImportFile = operation<string, void>('discardEntityImportFile', (tx, fileId) => discardFile(tx, fileId));

/** The file's content is not part of the operation's input, so the idempotency key covers only the file's ID. */
const creating = (file: TableHead) =>
  operation<NewEntityImport, string>('createEntityImport', async (tx, { customEntityId, fileId }) => {
    const kind = await lockCustomEntity(tx, customEntityId);
    refuseIf(updateEntityRefusal(kind));
    const createdById = actingUserId(tx.ctx.actor);
    refuseUnless(createdById, 'outdated');
    const fields = await tx.db.customEntityField.findMany({ where: { customEntityId }, orderBy: { position: 'asc' } });
    const { teamId } = kind;
    await claimFile(tx, fileId, { use: 'import', teamId });
    const suggested = suggestedEntityMappings(file.columns, { nameFieldId: kind.nameFieldId, fields });
    const id = newId();
    await tx.db.entityImport.create({
      data: {
        ...{ id, teamId, customEntityId, createdById, fileId, createdAt: tx.now },
        ...{ columns: [...file.columns], rowCount: file.rowCount, suggested: suggested as object },
      },
    });
    announceEntityImport(tx, { id, teamId });
    return id;
  });

/** Keeps a file of entities until its columns are mapped. Returns the ID of its import. */
export async function createEntityImport(
  ctx: OperationContext,
  input: NewEntityImport,
  key?: string | null,
): Promise<string> {
  const { bytes, rows } = entityImportLimits;
  const file = await acceptFile(ctx, { fileId: input.fileId, maxBytes: bytes });
  const isReadable = file.contentType !== workbookClaim || archivedWorkbook.test(file.detectedType ?? '');
  const read = isReadable
    ? await readTableHead(() => ctx.services.files.read(file.key), actingUserId(ctx.actor) ?? file.id, rows)
    : failed({ code: 'workbookUnreadable' as const });
  if (read.ok) return creating(read.value)(ctx, input, key);
  await discardImportFile(ctx, input.fileId);
  throw new InvalidInput([{ path: 'file', ...read.error }]);
}
