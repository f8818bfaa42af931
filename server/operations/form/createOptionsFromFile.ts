import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { optionsFileMaxBytes } from '#domain/template/formLimits.ts';
import { actingUserId } from '#server/actor.ts';
import { readOptions } from '#server/documents/readOptions.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import { claimFile } from '#server/operations/file/claimFile.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import { draftOperation } from '#server/operations/form/draft.ts';
import { addOptions, type NewOptions } from '#server/operations/form/option.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { firstResult, requestText } from '#server/operations/runOncePerKey.ts';
import type { OperationContext } from '#server/Services.ts';

interface OptionsFile {
  readonly fieldId: string;
  /** a CSV file that the same person uploaded */
  readonly fileId: string;
}

const name = 'createOptionsFromFile';

/** Reading the list consumes the file: it can't be used for anything else, and is deleted. */
async function useUp(tx: Tx, { fieldId, fileId }: OptionsFile): Promise<void> {
  const { teamId } = await tx.db.field.findUniqueOrThrow({ where: { id: fieldId } });
  await claimFile(tx, fileId, { use: 'options', teamId });
  await discardFile(tx, fileId);
}

const useUpOptionsFile = operation<OptionsFile, void>('useUpOptionsFile', useUp);

/** The file's content is not part of the operation's input, so the idempotency key covers only the file's id. */
const adding = (options: NewOptions['options']) =>
  draftOperation<OptionsFile, string[]>(
    name,
    ({ fieldId }) => ['Field', fieldId],
    async (draft, given) => {
      await useUp(draft.tx, given);
      return addOptions(draft, { fieldId: given.fieldId, options });
    },
  );

/** Adds all options of a file or none, and consumes the file. Returns their ids. */
export async function createOptionsFromFile(
  ctx: OperationContext,
  input: OptionsFile,
  key?: string | null,
): Promise<string[]> {
  try {
    const file = await acceptFile(ctx, { fileId: input.fileId, maxBytes: optionsFileMaxBytes });
    const read = await readOptions(() => ctx.services.files.read(file.key), actingUserId(ctx.actor) ?? file.id);
    if (read.ok) return await adding(read.value)(ctx, input, key);
    await useUpOptionsFile(ctx, input);
    throw new InvalidInput([{ path: 'file', ...read.error }]);
  } catch (error) {
    // on a retry the file is already consumed, but the first result is stored
    const isRefused = error instanceof InvalidInput || error instanceof Refusal;
    const first =
      isRefused && key
        ? await firstResult<string[]>(ctx, { operation: name, key, said: requestText(ctx, input) })
        : null;
    if (first) return first;
    throw error;
  }
}
