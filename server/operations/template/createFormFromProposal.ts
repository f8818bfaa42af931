import { InvalidInput } from '#domain/kernel/refusal.ts';
import { slugify } from '#domain/kernel/slugs.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { confirmedFormProblems, type ConfirmedForm } from '#domain/template/formProposal/ConfirmedForm.ts';
import { formFileOf } from '#domain/template/formProposal/formFileOf.ts';
import { importFormText } from '#server/operations/template/importForm.ts';
import type { CreatedForm } from '#server/operations/template/masterTemplate.ts';
import { readPdfFile } from '#server/operations/template/readPdfFile.ts';
import type { OperationContext } from '#server/Services.ts';

interface FromProposal {
  readonly teamId: string;
  readonly form: ConfirmedForm;
  /** a PDF that the same person uploaded, which is issued when a submission is complete */
  readonly documentFileId: string | null;
}

/** Creates a form from a proposal as people corrected it, by way of a form file. Decision 0175. */
export async function createFormFromProposal(
  ctx: OperationContext,
  { teamId, form, documentFileId }: FromProposal,
  key?: string | null,
): Promise<CreatedForm> {
  const problems = confirmedFormProblems(form);
  if (problems.length > 0) throw new InvalidInput(problems);
  const pdf = documentFileId === null ? null : await readPdfFile(ctx, documentFileId);
  const name = oneLine(form.name);
  const document = pdf && { name, fileName: `${slugify(name) ?? 'form'}.pdf` };
  return importFormText(ctx, { teamId, content: formFileOf(form, document), ...(pdf ? { pdf } : {}) }, key);
}
