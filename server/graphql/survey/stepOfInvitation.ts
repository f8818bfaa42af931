import { nilUuid } from '#server/database/nilUuid.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

/** The step of an invitation to a survey, or `noId` if there is no such invitation. */
export async function stepOfInvitation({ services }: RequestContext, id: string): Promise<string> {
  const where = { id };
  const invitation = await services.db.surveyInvitation.findUnique({ where, select: { activeStepId: true } });
  return invitation?.activeStepId ?? nilUuid;
}
