import type { Keys } from '#server/secrets/createKeys.ts';

/**
 * The secret of an authenticator app must be readable again, so it is encrypted (not hashed) and bound to one
 * account.
 */
export const sealSecret = (keys: Keys, secret: string, userId: string): string =>
  keys.seal('second factor', Buffer.from(secret), userId);

/** Null if it was tampered with, or its key is no longer one of the installation's keys. */
export const openSecret = (keys: Keys, sealed: string, userId: string): string | null =>
  keys.open('second factor', sealed, userId)?.toString() ?? null;
