import { text } from 'node:stream/consumers';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { optionsFileMaxBytes, readOptionsFile } from '#domain/template/optionsFile.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import { claimFile } from '#server/operations/file/claimFile.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import { createOptions } from '#server/operations/form/option.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

interface OptionsFile {
  readonly fieldId: string;
  /** a CSV file that the same person uploaded */
  readonly fileId: string;
}

/** The list is used up by being read: it is nothing else, and nothing keeps it. */
const useUp = operation<OptionsFile, void>('useUpOptionsFile', async (tx, { fieldId, fileId }) => {
  const { teamId } = await tx.db.field.findUniqueOrThrow({ where: { id: fieldId } });
  await claimFile(tx, fileId, { use: 'options', teamId });
  await discardFile(tx, fileId);
});

/** Adds the options that a file lists, all or none. Answers their ids. */
export async function createOptionsFromFile(
  ctx: OperationContext,
  { fieldId, fileId }: OptionsFile,
): Promise<string[]> {
  const file = await acceptFile(ctx, { fileId, maxBytes: optionsFileMaxBytes });
  const read = readOptionsFile(await text(await ctx.services.files.read(file.key)));
  await useUp(ctx, { fieldId, fileId });
  if (!read.ok) throw new InvalidInput([{ path: 'file', ...read.error }]);
  return createOptions(ctx, { fieldId, options: read.value });
}
