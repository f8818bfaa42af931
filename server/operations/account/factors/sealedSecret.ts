import type { Keys } from '#server/createKeys.ts';

/** What an authenticator app was given must be read again: it is sealed for one account and opens for no other. */
export const sealSecret = (keys: Keys, secret: string, userId: string): string =>
  keys.seal('second factor', Buffer.from(secret), userId);

/** Null when it was changed, or when the key that sealed it is no longer among those of the installation. */
export const openSecret = (keys: Keys, sealed: string, userId: string): string | null =>
  keys.open('second factor', sealed, userId)?.toString() ?? null;
