import { requestDeviceId } from '#server/graphql/account/requestDevice.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { RateLimitName } from '#server/limits/rateLimits.ts';
import { isKnownDevice } from '#server/operations/account/rememberDevice.ts';

export type GuessBudgets = readonly (readonly [RateLimitName, string])[];

/** The rate limits that attempts to guess one secret count against. */
export interface GuessLimits {
  readonly onDevice: RateLimitName;
  readonly toAccount: RateLimitName;
  readonly fromAnywhere: RateLimitName;
}

/**
 * Throttles the attacker, not the account's owner: attempts count per network, and a browser in which the
 * person has signed in before has a budget of its own.
 */
export async function guessBudgetsOf(
  ctx: RequestContext,
  limits: GuessLimits,
  about: { readonly userId: string | null; readonly name: string },
): Promise<GuessBudgets> {
  const { userId, name } = about;
  const device = requestDeviceId(ctx);
  if (userId !== null && device !== null && (await isKnownDevice(ctx, { userId, device })))
    return [[limits.onDevice, `${userId} ${device}`]];
  return [
    [limits.toAccount, `${userId ?? name} ${networkOfClient(ctx)}`],
    [limits.fromAnywhere, userId ?? name],
  ];
}

export interface CountedGuess {
  /** The guess was correct, so it doesn't count. */
  release(): Promise<void>;
}

/** Counts one attempt and refuses it if it exceeds the limit. */
export async function countGuess(ctx: RequestContext, counted: GuessBudgets): Promise<CountedGuess> {
  for (const [name, key] of counted) await applyRateLimit(ctx, name, key);
  return {
    async release() {
      await Promise.all(counted.map(([name, key]) => ctx.services.limits.release(name, key)));
    },
  };
}
