import { randomBytes } from 'node:crypto';
import { deviceCookieName, isSecureOrigin } from '#domain/account/cookieNames.ts';
import { personOf } from '#server/graphql/personOf.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { rememberDevice } from '#server/operations/account/rememberDevice.ts';

const keptSeconds = 365 * 86_400;
const wellFormed = /^[\w-]{43}$/;

/** Returns the ID of the requesting browser; null if no one has signed in there. */
export function requestDeviceId({ cookies, services }: RequestContext): string | null {
  const value = cookies.get(deviceCookieName(isSecureOrigin(services.publicUrl)));
  return value !== null && wellFormed.test(value) ? value : null;
}

/** Remembers this browser for the person who signed in here or opened a link that was emailed to them. */
export async function rememberThisDevice(ctx: RequestContext, userId = personOf(ctx).userId): Promise<void> {
  const device = requestDeviceId(ctx) ?? randomBytes(32).toString('base64url');
  await rememberDevice(ctx, { userId, device });
  const isSecure = isSecureOrigin(ctx.services.publicUrl);
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${keptSeconds}`, ...(isSecure ? ['Secure'] : [])];
  ctx.cookies.set([`${deviceCookieName(isSecure)}=${device}`, ...attributes].join('; '));
}
