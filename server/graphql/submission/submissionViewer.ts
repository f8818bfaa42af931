import { decide, factsAbout, type Facts } from '#domain/access/decide.ts';
import type { Relation } from '#domain/access/relations.ts';
import type { TokenScope } from '#domain/access/scopes.ts';
import type { Viewer } from '#domain/submission/availableActions.ts';
import type { Audience } from '#domain/submission/obstacles.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { PlacedAnswer } from '#server/queries/answer/answersOfSubmissions.ts';

/** The viewer's relations to a submission, for the rules about its parts. */
export async function viewerOf(ctx: RequestContext, submissionId: string): Promise<Viewer> {
  return viewerIn(await ctx.access.factsOf('submission', submissionId));
}

export function viewerIn(facts: Facts<'submission'> | null): Viewer {
  const token = facts?.token ? { token: [...facts.token] as TokenScope[] } : {};
  return { relations: [...(facts?.holds ?? [])] as Relation[], ...token };
}

/** People who work on the form's submissions count as staff, even for a submission of their own. */
export const audienceOf = ({ relations }: Viewer): Audience =>
  [...relations].includes('processor') ? 'admin' : 'applicant';

export function mayReadAnswer(
  viewer: Viewer,
  { external, redacted }: Pick<PlacedAnswer, 'external' | 'redacted'>,
): boolean {
  const traits = [...(external ? (['external'] as const) : []), ...(redacted ? (['redacted'] as const) : [])];
  return decide('viewAnswer', factsAbout('answer', { ...viewer, traits }));
}

export function mayReadStep(viewer: Viewer, step: { readonly external: boolean }): boolean {
  const traits = step.external ? (['external'] as const) : [];
  return decide('viewStepContent', factsAbout('activeStep', { ...viewer, traits }));
}
