import { describe, expect, it, test } from 'vitest';
import { formatScopes } from '#web/screens/Teams/Tokens/formatScopes.ts';
import { tokenExpiry } from '#web/screens/Teams/Tokens/tokenExpiry.ts';
import { tokenStatus } from '#web/screens/Teams/Tokens/tokenStatus.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('status of a token', () => {
  test.each([
    [null, null, 'active'],
    [null, '2026-11-21T12:00:01Z', 'active'],
    [null, '2026-11-21T12:00:00Z', 'expired'],
    ['2026-11-01T00:00:00Z', null, 'revoked'],
    ['2026-11-01T00:00:00Z', '2026-01-01T00:00:00Z', 'revoked'],
  ])('revoked at %j, expiring at %j, is %s', (revokedAt, expiresAt, status) => {
    expect(tokenStatus({ revokedAt, expiresAt }, now)).toBe(status);
  });
});

it('describes scopes in words, in the order of the areas', () => {
  expect(formatScopes(['team:read', 'forms:write', 'forms:read'])).toBe('Forms: read and change; Team: read');
  expect(formatScopes([])).toBe('');
});

test.each([
  ['30', '2026-12-21T12:00:00.000Z'],
  ['365', '2027-11-21T12:00:00.000Z'],
  ['never', null],
])('a token with lifetime %s expires at %s', (life, at) => {
  expect(tokenExpiry(life, now)).toBe(at);
});
