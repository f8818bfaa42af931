import type { RequestContext } from '#server/graphql/RequestContext.ts';

/** Which figures of a form somebody sees. A key reads answers only where it was let in to submissions. */
export async function seesFigures(
  { access }: RequestContext,
  masterTemplateId: string,
): Promise<'all' | 'public' | 'nothing'> {
  const { token } = access.principal;
  const readsAnswers = token === null || token.scopes.includes('submissions:read');
  if (readsAnswers && (await access.may('masterTemplate', 'viewStats', masterTemplateId))) return 'all';
  return (await access.may('masterTemplate', 'viewPublicStats', masterTemplateId)) ? 'public' : 'nothing';
}
