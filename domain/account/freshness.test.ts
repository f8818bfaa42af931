import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardedActions, proofHoldsMs, proofRefusal, type GuardedAction } from '#domain/account/freshness.ts';

const actions = Object.keys(guardedActions) as GuardedAction[];
const now = new Date('2026-11-22T12:00:00Z');
const ago = (ms: number) => ({ kind: 'person', confirmedAt: new Date(now.getTime() - ms) }) as const;

describe('what asks a person to prove anew who they are', () => {
  it('asks after ten minutes, and not before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...actions), fc.integer({ min: 0, max: 86_400_000 }), (action, ms) => {
        expect(proofRefusal(action, ago(ms), now)).toBe(ms <= proofHoldsMs ? null : 'confirmationNeeded');
      }),
    );
  });

  it('asks whoever never proved anything', () => {
    for (const action of actions) {
      expect(proofRefusal(action, { kind: 'person', confirmedAt: null }, now)).toBe('confirmationNeeded');
      expect(proofRefusal(action, { kind: 'anonymous' }, now)).toBe('confirmationNeeded');
    }
  });

  it('is nothing for a program, but for what its scope was given for', () => {
    const byToken = actions.filter((action) => proofRefusal(action, { kind: 'token' }, now) === null);
    expect(byToken).toEqual(['requestRefund', 'approveRefund']);
    expect(proofRefusal('createApiToken', { kind: 'token' }, now)).toBe('peopleOnly');
  });
});
