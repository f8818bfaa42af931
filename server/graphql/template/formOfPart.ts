import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';

/** The form to which something belongs. Whoever has no part in its draft is not told whether there is such a thing. */
export async function formOfPart(
  ctx: RequestContext,
  part: Promise<{ readonly masterTemplateId: string } | null>,
): Promise<string> {
  const formId = (await part)?.masterTemplateId;
  if (formId === undefined || !(await takesPart(ctx, formId))) throw notAllowed(ctx, false);
  return formId;
}

/** A key may be allowed to write and not to read. */
const takesPart = async ({ access }: RequestContext, formId: string): Promise<boolean> =>
  (await access.may('masterTemplate', 'viewDraft', formId)) ||
  (await access.may('masterTemplate', 'updateFormMembers', formId));
