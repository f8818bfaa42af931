import { text } from 'node:stream/consumers';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { optionsFileMaxBytes, readOptionsFile } from '#domain/template/optionsFile.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import { createOptions } from '#server/operations/form/option.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/services.ts';

const discard = operation<string, void>('discardFile', discardFile);

interface OptionsFile {
  readonly fieldId: string;
  /** a CSV file that the same person uploaded */
  readonly fileId: string;
}

/** Adds the options that a file lists, all or none. Answers their ids. */
export async function createOptionsFromFile(
  ctx: OperationContext,
  { fieldId, fileId }: OptionsFile,
): Promise<string[]> {
  const file = await acceptFile(ctx, fileId, optionsFileMaxBytes);
  const read = readOptionsFile(await text(await ctx.services.files.read(file.key)));
  await discard(ctx, fileId);
  if (!read.ok) throw new InvalidInput([{ path: 'file', ...read.error }]);
  return createOptions(ctx, { fieldId, options: read.value });
}
