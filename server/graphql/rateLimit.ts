import { GraphQLError } from 'graphql';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { networkOf, type RateLimitName } from '#server/limits/rateLimits.ts';

/** The response to every rate-limited caller: status 429 with the seconds to wait. */
export const tooManyRequestsError = (seconds: number): GraphQLError =>
  new GraphQLError(refusalSentence('tooManyRequests'), {
    extensions: {
      code: 'TOO_FAST',
      retryAfter: seconds,
      http: { status: 429, headers: { 'retry-after': String(seconds) } },
    },
  });

/** Applies a rate limit; `by` is the account or record that requests are counted for. */
export async function applyRateLimit(ctx: RequestContext, name: RateLimitName, by: string): Promise<void> {
  const seconds = await ctx.services.limits.take(name, by);
  if (seconds > 0) throw tooManyRequestsError(seconds);
}

/** The network that the request comes from, for rate limits. */
export const networkOfClient = ({ client }: RequestContext): string => networkOf(client.address);
