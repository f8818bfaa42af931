import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';

/** The form that a part belongs to. People without access to its draft can't tell whether the part exists. */
export async function formOfPart(
  ctx: RequestContext,
  part: Promise<{ readonly masterTemplateId: string } | null>,
): Promise<string> {
  const formId = (await part)?.masterTemplateId;
  if (formId === undefined || !(await takesPart(ctx, formId))) throw notAllowed(ctx, false);
  return formId;
}

/** An API token may be allowed to write without being allowed to read. */
const takesPart = async ({ access }: RequestContext, formId: string): Promise<boolean> =>
  (await access.may('masterTemplate', 'viewDraft', formId)) ||
  (await access.may('masterTemplate', 'updateFormMembers', formId));
