import { guessesAt, guessTurn } from '#server/graphql/account/guessTurn.ts';
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
  const turn = await guessTurn(ctx, await guessesAt(ctx, limits, { userId, name: userId }));
  const result = await attempt();
  await turn.giveBack();
  return result;
}
