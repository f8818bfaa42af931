import { fieldOf } from '#domain/form/Form.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';

/** Applicants and staff may read the identifying answer. Reviewers may too, unless its field is redacted. */
export async function mayReadIdentifier(ctx: RequestContext, submissionId: string): Promise<boolean> {
  if (await ctx.access.may('submission', 'viewActivity', submissionId)) return true;
  const { snapshot, evaluation } = await evaluatedFor(ctx, submissionId);
  const { identifierFieldIdentity: identity } = snapshot;
  return identity !== null && fieldOf(evaluation.form, identity)?.redacted === false;
}
