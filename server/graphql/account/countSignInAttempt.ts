import { normaliseUsername } from '#domain/account/username.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { guessBudgetsOf, countGuess, type CountedGuess } from '#server/graphql/account/countGuess.ts';
import { networkOfClient } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

const limits = {
  onDevice: 'signInOnDevice',
  toAccount: 'signInToAccount',
  fromAnywhere: 'signInFromAnywhere',
} as const;

/** Counts an attempt to guess an account's password. Trying many accounts from one network is limited too. */
export async function countSignInAttempt(ctx: RequestContext, typed: string): Promise<CountedGuess> {
  const where = typed.includes('@') ? { email: normaliseEmail(typed) } : { username: normaliseUsername(typed) };
  const account = await ctx.services.db.user.findUnique({ where, select: { id: true } });
  const counted = await guessBudgetsOf(ctx, limits, { userId: account?.id ?? null, name: typed.trim().toLowerCase() });
  const isKnown = counted.some(([name]) => name === limits.onDevice);
  return countGuess(ctx, isKnown ? counted : [['signInFromAddress', networkOfClient(ctx)], ...counted]);
}
