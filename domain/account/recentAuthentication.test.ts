import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  guardedActions,
  proofLifetimeMs,
  proofRefusal,
  type GuardedAction,
} from '#domain/account/recentAuthentication.ts';

const actions = Object.keys(guardedActions) as GuardedAction[];
const now = new Date('2026-11-22T12:00:00Z');
const ago = (ms: number) => ({ kind: 'person', confirmedAt: new Date(now.getTime() - ms) }) as const;

describe('actions that require a fresh proof of identity', () => {
  it('require it after ten minutes, and not before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...actions), fc.integer({ min: 0, max: 86_400_000 }), (action, ms) => {
        expect(proofRefusal(action, ago(ms), now)).toBe(ms <= proofLifetimeMs ? null : 'confirmationNeeded');
      }),
    );
  });

  it('require it from anyone who never gave one', () => {
    for (const action of actions) {
      expect(proofRefusal(action, { kind: 'person', confirmedAt: null }, now)).toBe('confirmationNeeded');
      expect(proofRefusal(action, { kind: 'anonymous' }, now)).toBe('confirmationNeeded');
    }
  });

  it('are closed to tokens, except those their scopes allow', () => {
    const byToken = actions.filter((action) => proofRefusal(action, { kind: 'token' }, now) === null);
    expect(byToken).toEqual(['requestRefund', 'approveRefund']);
    expect(proofRefusal('createApiToken', { kind: 'token' }, now)).toBe('peopleOnly');
  });
});
