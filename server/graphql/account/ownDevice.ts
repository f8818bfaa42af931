import { randomBytes } from 'node:crypto';
import { deviceCookieName, isSecureOrigin } from '#domain/account/cookieNames.ts';
import { personOf } from '#server/graphql/personOf.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { rememberDevice } from '#server/operations/account/rememberDevice.ts';

const keptSeconds = 365 * 86_400;
const wellFormed = /^[\w-]{43}$/;

/** What names the browser that asks; null for one in which nobody has signed in. */
export function ownDevice({ cookies, services }: RequestContext): string | null {
  const value = cookies.get(deviceCookieName(isSecureOrigin(services.publicUrl)));
  return value !== null && wellFormed.test(value) ? value : null;
}

/** The person who has just signed in here, or has come here by a link that was mailed to them, is known here from now on. */
export async function knowThisDevice(ctx: RequestContext, userId = personOf(ctx).userId): Promise<void> {
  const device = ownDevice(ctx) ?? randomBytes(32).toString('base64url');
  await rememberDevice(ctx, { userId, device });
  const isSecure = isSecureOrigin(ctx.services.publicUrl);
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${keptSeconds}`, ...(isSecure ? ['Secure'] : [])];
  ctx.cookies.set([`${deviceCookieName(isSecure)}=${device}`, ...attributes].join('; '));
}
