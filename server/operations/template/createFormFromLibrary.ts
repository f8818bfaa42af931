import { copyLibraryForm } from '#server/operations/template/copyForm.ts';
import { importFormText } from '#server/operations/template/importForm.ts';
import type { CreatedForm } from '#server/operations/template/masterTemplate.ts';
import { builtInForms } from '#server/queries/template/builtInForms.ts';
import type { OperationContext } from '#server/Services.ts';

interface FromLibrary {
  readonly libraryFormId: string;
  readonly teamId: string;
}

/** Creates a form from one that comes with Portico, or that an operator added to the library. Decision 0155. */
export async function createFormFromLibrary(
  ctx: OperationContext,
  { libraryFormId, teamId }: FromLibrary,
  key?: string | null,
): Promise<CreatedForm> {
  const builtIn = (await builtInForms()).find(({ id }) => id === libraryFormId);
  return builtIn
    ? importFormText(ctx, { teamId, content: builtIn.content, libraryFormId }, key)
    : copyLibraryForm(ctx, { masterTemplateId: libraryFormId, teamId }, key);
}
