import { tokenLives } from '#messages/account/tokenWords.ts';

const dayMs = 86_400_000;

/** When a token that is made now ends, by what was chosen; null for one that holds until it is revoked. */
export function expiryAfter(life: string, now: Date): string | null {
  const days = tokenLives.find(({ value }) => value === life)?.days ?? null;
  return days === null ? null : new Date(now.getTime() + days * dayMs).toISOString();
}
