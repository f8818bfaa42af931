import { describe, expect, it } from 'vitest';
import { tokenScopes } from '#domain/access/scopes.ts';
import { apiTokenProblems } from '#domain/account/apiTokenProblems.ts';

const now = new Date('2026-03-05T12:00:00Z');
const draft = { name: 'Permit sync', scopes: ['forms:read'], expiresAt: null };
const codesOf = (change: object): string[] => apiTokenProblems({ ...draft, ...change }, now).map(({ code }) => code);

describe('an API token', () => {
  it('expires never or in the future', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ expiresAt: new Date(now.getTime() + 1) })).toEqual([]);
    expect(codesOf({ expiresAt: now })).toEqual(['tokenExpiryInvalid']);
  });

  it('needs a name of at most 100 characters', () => {
    expect(codesOf({ name: ' ' })).toEqual(['nameMissing']);
    expect(codesOf({ name: 'x'.repeat(100) })).toEqual([]);
    expect(codesOf({ name: 'x'.repeat(101) })).toEqual(['tooLong']);
  });

  it('needs at least one scope, and only valid ones', () => {
    expect(codesOf({ scopes: tokenScopes })).toEqual([]);
    expect(codesOf({ scopes: [] })).toEqual(['tokenScopesInvalid']);
    expect(codesOf({ scopes: ['forms:read', 'account:write'] })).toEqual(['tokenScopesInvalid']);
  });
});
