import { describe, expect, it } from 'vitest';
import { linkExpiry, linkRefusal } from '#domain/account/links.ts';

const now = new Date('2026-03-05T12:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);

describe('a mailed link', () => {
  it('holds three days to verify, an hour to reset, thirty days to claim', () => {
    expect(linkExpiry('verify_email', now)).toEqual(later(3 * 86_400_000));
    expect(linkExpiry('reset_password', now)).toEqual(later(3_600_000));
    expect(linkExpiry('claim_account', now)).toEqual(later(30 * 86_400_000));
  });

  it('says first that it was used, then that it is too old', () => {
    expect(linkRefusal(null, now)).toBe('linkUnknown');
    expect(linkRefusal({ usedAt: null, expiresAt: later(1) }, now)).toBeNull();
    expect(linkRefusal({ usedAt: null, expiresAt: now }, now)).toBe('linkExpired');
    expect(linkRefusal({ usedAt: now, expiresAt: later(1) }, now)).toBe('linkUsed');
    expect(linkRefusal({ usedAt: now, expiresAt: later(-1) }, now)).toBe('linkUsed');
  });
});
