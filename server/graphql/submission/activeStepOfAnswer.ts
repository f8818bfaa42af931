import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { activeStepOfField } from '#server/queries/answer/activeStepOfField.ts';

export interface ActiveStepName {
  readonly activeStepId?: { readonly id: string } | null;
  readonly submissionId?: { readonly id: string } | null;
  readonly fieldId: { readonly id: string };
}

/** The step of a field: the given step, or the one that has the field in the given submission. */
export async function activeStepOfAnswer(
  ctx: RequestContext,
  { activeStepId, submissionId, fieldId }: ActiveStepName,
): Promise<string> {
  if (activeStepId) return activeStepId.id;
  const [found] = submissionId ? await activeStepOfField.rows(ctx.services.pool, [submissionId.id, fieldId.id]) : [];
  if (!found) throw notAllowed(ctx, false);
  return found.id;
}
