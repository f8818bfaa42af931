import type { RequestContext } from '#server/graphql/RequestContext.ts';

/** Which statistics of a form the viewer may see. An API key reads answers only with the scope `submissions:read`. */
export async function visibleStatistics(
  { access }: RequestContext,
  masterTemplateId: string,
): Promise<'all' | 'public' | 'nothing'> {
  const { token } = access.principal;
  const readsAnswers = token === null || token.scopes.includes('submissions:read');
  if (readsAnswers && (await access.may('masterTemplate', 'viewStats', masterTemplateId))) return 'all';
  return (await access.may('masterTemplate', 'viewPublicStats', masterTemplateId)) ? 'public' : 'nothing';
}
