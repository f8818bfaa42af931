import { isContentRecord, type Content } from '#domain/form/Content.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

/** Who knows only the name of a chosen entity doesn't get the values that the form's logic uses either. */
export async function contentForReader(ctx: RequestContext, content: Content): Promise<Content> {
  if (!isContentRecord(content) || content['values'] === undefined) return content;
  const { values: _values, ...named } = content;
  return (await seesValuesOf(ctx, content['id'] ?? null)) ? content : named;
}

/** Whether the viewer sees values of the entity: all of them, or those that applicants see. */
export async function seesValuesOf(ctx: RequestContext, entityId: Content): Promise<boolean> {
  if (typeof entityId !== 'string' || !isUuid(entityId)) return false;
  const sees = await Promise.all([
    ctx.access.may('entity', 'viewEntity', entityId),
    ctx.access.may('entity', 'viewViewableFields', entityId),
  ]);
  return sees.includes(true);
}
