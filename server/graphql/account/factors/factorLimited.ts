import { guessBudgetsOf, countGuess } from '#server/graphql/account/countGuess.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

const limits = {
  onDevice: 'factorOnDevice',
  toAccount: 'factorToAccount',
  fromAnywhere: 'factorFromAnywhere',
} as const;

/** Limits attempts to guess a second factor. Successful attempts aren't counted. */
export async function factorLimited<Result>(
  ctx: RequestContext,
  userId: string | null,
  attempt: () => Promise<Result>,
): Promise<Result> {
  if (userId === null) return attempt();
  const turn = await countGuess(ctx, await guessBudgetsOf(ctx, limits, { userId, name: userId }));
  const result = await attempt();
  await turn.release();
  return result;
}
