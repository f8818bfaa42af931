import { loadPaymentFor } from '#server/graphql/payment/loadPaymentFor.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { loadReceipts, type LoadedReceipt } from '#server/queries/payment/loadReceipts.ts';
import { subjectOf } from '#server/queries/submission/subjectOf.ts';

/** For viewers of the payment. */
export const receiptsFor = async (ctx: RequestContext, paymentId: string): Promise<LoadedReceipt[]> =>
  loadReceipts(ctx.services, await loadPaymentFor(ctx, paymentId));

interface AboutSubmission {
  readonly applicant: string | null;
  readonly subject: { readonly label: string; readonly text: string } | null;
}

/** Finance staff see payments of submissions that they may not read, so their receipts leave this out. */
export async function aboutSubmissionFor(
  ctx: RequestContext,
  { submissionId, applicant }: Pick<LoadedReceipt, 'submissionId' | 'applicant'>,
): Promise<AboutSubmission> {
  if (!(await ctx.access.may('submission', 'viewActivity', submissionId))) return { applicant: null, subject: null };
  return { applicant, subject: subjectOf(await evaluatedFor(ctx, submissionId)) };
}
