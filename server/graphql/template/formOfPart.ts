import type { RequestContext } from '#server/graphql/context.ts';
import { notAllowed } from '#server/graphql/doorErrors.ts';

/** The form to which something belongs. Whoever does not see its draft is not told whether there is such a thing. */
export async function formOfPart(
  ctx: RequestContext,
  part: Promise<{ readonly masterTemplateId: string } | null>,
): Promise<string> {
  const formId = (await part)?.masterTemplateId;
  if (formId === undefined || !(await ctx.access.may('masterTemplate', 'viewDraft', formId)))
    throw notAllowed(ctx, false);
  return formId;
}
