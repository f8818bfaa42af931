import { teamIdsOf, verifiedUserId } from '#server/access/principal.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

const known = new WeakMap<RequestContext, Map<string, Promise<boolean>>>();

/** Whether the viewer is on the team or works on one of its forms or submissions. Cached per request and team. */
export function worksForTeam(ctx: RequestContext, teamId: string): Promise<boolean> {
  const byTeam = known.get(ctx) ?? new Map<string, Promise<boolean>>();
  known.set(ctx, byTeam);
  const answer = byTeam.get(teamId) ?? find(ctx, teamId);
  byTeam.set(teamId, answer);
  return answer;
}

async function find({ access: { principal }, services: { db } }: RequestContext, teamId: string): Promise<boolean> {
  if (teamIdsOf(principal).includes(teamId)) return true;
  const userId = verifiedUserId(principal);
  if (userId === null || (principal.token !== null && principal.token.teamId !== teamId)) return false;
  const where = { teamId, userId };
  if (await db.masterTemplateMembership.findFirst({ where, select: { id: true } })) return true;
  return (await db.submissionAttachment.findFirst({ where, select: { id: true } })) !== null;
}
