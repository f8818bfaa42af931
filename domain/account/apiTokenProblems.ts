import { isTokenScope } from '#domain/access/scopes.ts';
import { nameMaxLength } from '#domain/account/account.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';

export interface ApiTokenDraft {
  readonly name: string;
  readonly scopes: readonly string[];
  /** null for a token that is valid until revoked */
  readonly expiresAt: Date | null;
}

export function apiTokenProblems({ name, scopes, expiresAt }: ApiTokenDraft, now: Date): Problem[] {
  const problems: Problem[] = [];
  if (isBlank(name)) problems.push({ path: 'name', code: 'nameMissing' });
  if (name.length > nameMaxLength) problems.push({ path: 'name', code: 'tooLong', params: { max: nameMaxLength } });
  if (scopes.length === 0 || !scopes.every(isTokenScope)) problems.push({ path: 'scopes', code: 'tokenScopesInvalid' });
  if (expiresAt !== null && expiresAt <= now) problems.push({ path: 'expiresAt', code: 'tokenExpiryInvalid' });
  return problems;
}
