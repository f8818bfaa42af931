import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { slowDown } from '#server/graphql/tooFast.ts';

/** Lets so many guesses through against one account; what succeeds is not counted. */
export async function factorLimited<Result>(
  ctx: RequestContext,
  userId: string | null,
  attempt: () => Promise<Result>,
): Promise<Result> {
  if (userId === null) return attempt();
  await slowDown(ctx, 'factorToAccount', userId);
  const result = await attempt();
  await ctx.services.limits.giveBack('factorToAccount', userId);
  return result;
}
