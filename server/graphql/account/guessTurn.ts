import { ownDevice } from '#server/graphql/account/ownDevice.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { networkOfClient, slowDown } from '#server/graphql/tooFast.ts';
import type { RateLimitName } from '#server/limits/rateLimits.ts';
import { isKnownDevice } from '#server/operations/account/rememberDevice.ts';

export type Counted = readonly (readonly [RateLimitName, string])[];

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
export async function guessesAt(
  ctx: RequestContext,
  limits: GuessLimits,
  about: { readonly userId: string | null; readonly name: string },
): Promise<Counted> {
  const { userId, name } = about;
  const device = ownDevice(ctx);
  if (userId !== null && device !== null && (await isKnownDevice(ctx, { userId, device })))
    return [[limits.onDevice, `${userId} ${device}`]];
  return [
    [limits.toAccount, `${userId ?? name} ${networkOfClient(ctx)}`],
    [limits.fromAnywhere, userId ?? name],
  ];
}

export interface GuessTurn {
  /** The guess was correct, so it doesn't count. */
  giveBack(): Promise<void>;
}

/** Counts one attempt and refuses it if it exceeds the limit. */
export async function guessTurn(ctx: RequestContext, counted: Counted): Promise<GuessTurn> {
  for (const [name, key] of counted) await slowDown(ctx, name, key);
  return {
    async giveBack() {
      await Promise.all(counted.map(([name, key]) => ctx.services.limits.giveBack(name, key)));
    },
  };
}
