import { tokenLifetimes } from '#messages/account/tokenWords.ts';

const dayMs = 86_400_000;

/** Expiry of a token created now; null if it doesn't expire. */
export function tokenExpiry(life: string, now: Date): string | null {
  const days = tokenLifetimes.find(({ value }) => value === life)?.days ?? null;
  return days === null ? null : new Date(now.getTime() + days * dayMs).toISOString();
}
