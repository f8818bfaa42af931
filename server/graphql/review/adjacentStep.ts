import type { ActiveStep, Prisma } from '#server/generated/prisma/client.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { adjacentReview, type AdjacentSide } from '#server/queries/review/adjacentReview.ts';

/** The step before or after the given one, or the first, in the viewer's list of waiting reviews. */
export async function adjacentStep(
  { services: { db, pool, now }, access }: RequestContext,
  activeStepId: string,
  side: AdjacentSide,
  query: Omit<Prisma.ActiveStepFindUniqueArgs, 'where'>,
): Promise<ActiveStep | null> {
  const id = await adjacentReview(pool, access.principal, { activeStepId, side, now: now() });
  return id === null ? null : db.activeStep.findUnique({ ...query, where: { id } });
}
