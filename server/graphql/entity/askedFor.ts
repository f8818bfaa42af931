import { kinds } from '#domain/form/fields/kinds.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

/** The kind of entity that a field of a step asks for, or null for other fields. */
export async function askedFor(ctx: RequestContext, activeStepId: string, field: string): Promise<string | null> {
  const context = await ctx.access.contextOfResource('activeStep', activeStepId);
  const form = await ctx.services.loadForm(context?.version_id ?? '');
  const asking = form?.fields.find(({ id, identity }) => id === field || identity === field);
  return asking && kinds[asking.dataType].names === 'entity' ? asking.customEntityId : null;
}
