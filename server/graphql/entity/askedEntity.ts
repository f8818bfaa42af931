import { kinds } from '#domain/form/fields/kinds.ts';
import type { FormField } from '#domain/form/Form.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

/** A field that asks for an entity. */
export type EntityField = FormField & { readonly customEntityId: string };

export const asksForEntity = (field: FormField): field is EntityField =>
  kinds[field.dataType].names === 'entity' && field.customEntityId !== null;

/** The field of a step, by its ID or identity, if it asks for an entity; otherwise null. */
export async function entityFieldOf(
  ctx: RequestContext,
  activeStepId: string,
  field: string,
): Promise<EntityField | null> {
  const context = await ctx.access.contextOfResource('activeStep', activeStepId);
  const form = await ctx.services.loadForm(context?.version_id ?? '');
  const found = form?.fields.find(({ id, identity }) => id === field || identity === field);
  return found && asksForEntity(found) ? found : null;
}
