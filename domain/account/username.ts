import type { Problem } from '#domain/kernel/refusal.ts';

const username = /^[a-z][a-z0-9._-]{2,39}$/;

/** Usernames are case-insensitive. They contain no @, so that none looks like an email address. */
export function normaliseUsername(text: string): string {
  return text.trim().toLowerCase();
}

export function usernameProblems(text: string): Problem[] {
  return username.test(text) ? [] : [{ path: 'username', code: 'usernameInvalid' }];
}
