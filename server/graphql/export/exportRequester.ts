import { actingUserId } from '#server/actor.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed, requestError } from '#server/graphql/requestErrors.ts';
import { requesterLimitsOf, type RequesterLimits } from '#server/sessions/loadPrincipal.ts';

interface Wanted {
  readonly type: 'submissions' | 'outputs';
  readonly chosen: readonly string[];
  readonly formIds: readonly string[];
}

/**
 * Returns the requester if they may export everything named. Something they can't see fails the same way as
 * something that doesn't exist.
 */
export async function exportRequester(
  ctx: RequestContext,
  { type, chosen, formIds }: Wanted,
): Promise<{ readonly userId: string; readonly asker: RequesterLimits }> {
  const userId = actingUserId(ctx.actor);
  if (userId === null) throw requestError('UNAUTHENTICATED');
  const { access } = ctx;
  const submissionIds = type === 'outputs' ? await submissionsOf(ctx, chosen) : chosen;
  const mayForms = await Promise.all(formIds.map((id) => access.may('masterTemplate', 'exportForm', id)));
  const maySubmissions = await Promise.all(submissionIds.map((id) => access.may('submission', 'exportSubmission', id)));
  if ([...mayForms, ...maySubmissions].every(Boolean)) return { userId, asker: requesterLimitsOf(access.principal) };
  throw notAllowed(ctx, false);
}

/** Maps outputs to their submissions. An unknown ID stays in place; it matches no submission. */
async function submissionsOf({ services }: RequestContext, outputIds: readonly string[]): Promise<readonly string[]> {
  const rows = await services.db.issuedOutput.findMany({
    where: { id: { in: [...outputIds] } },
    select: { id: true, submissionId: true },
  });
  const found = new Map(rows.map(({ id, submissionId }) => [id, submissionId]));
  return outputIds.map((id) => found.get(id) ?? id);
}
