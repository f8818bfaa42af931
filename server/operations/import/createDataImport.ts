import { suggestedMappings } from '#domain/import/importMappings.ts';
import { importLimits } from '#domain/import/importRules.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { readTableHead } from '#server/documents/readImportFile.ts';
import type { TableHead } from '#server/documents/runInFileProcess.ts';
import { newId } from '#server/newId.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import { claimFile } from '#server/operations/file/claimFile.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import { announceImport } from '#server/operations/import/announceImport.ts';
import { publishedVersionId } from '#server/operations/import/lockImport.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import type { OperationContext } from '#server/Services.ts';

interface NewImport {
  readonly masterTemplateId: string;
  /** a CSV file that the same person uploaded */
  readonly fileId: string;
}

const discardImportFile = operation<string, void>('discardImportFile', (tx, fileId) => discardFile(tx, fileId));

/** The file's content is not part of the operation's input, so the idempotency key covers only the file's id. */
const creating = (file: TableHead) =>
  operation<NewImport, string>('createDataImport', async (tx, { masterTemplateId, fileId }) => {
    const { services, actor } = tx.ctx;
    const form = await tx.db.masterTemplate.findUnique({ where: { id: masterTemplateId }, select: { teamId: true } });
    const createdById = actingUserId(actor);
    refuseUnless(form && createdById !== null, 'outdated');
    const versionId = await publishedVersionId(tx, masterTemplateId);
    const version = versionId === null ? null : await services.loadForm(versionId, tx.queries);
    refuseUnless(version, 'importNeedsPublished');
    const { teamId } = form;
    await claimFile(tx, fileId, { use: 'import', teamId });
    const suggested = suggestedMappings(file.columns, version);
    const own = { columns: [...file.columns], rowCount: file.rowCount, suggested: suggested as object };
    const id = newId();
    await tx.db.dataImport.create({
      data: { id, teamId, masterTemplateId, createdById, fileId, ...own, createdAt: tx.now },
    });
    announceImport(tx, { id, teamId, masterTemplateId });
    return id;
  });

/** Keeps a file of earlier records until its columns are mapped. Returns the import's id. */
export async function createDataImport(ctx: OperationContext, input: NewImport, key?: string | null): Promise<string> {
  const file = await acceptFile(ctx, { fileId: input.fileId, maxBytes: importLimits.bytes });
  const read = await readTableHead(() => ctx.services.files.read(file.key), actingUserId(ctx.actor) ?? file.id);
  if (read.ok) return creating(read.value)(ctx, input, key);
  await discardImportFile(ctx, input.fileId);
  throw new InvalidInput([{ path: 'file', ...read.error }]);
}
