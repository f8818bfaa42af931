import { describe, expect, it } from 'vitest';
import { linkExpiry, linkRefusal } from '#domain/account/links.ts';

const now = new Date('2026-03-05T12:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);

describe('a link in an email', () => {
  it('is valid for 3 days to verify, 1 hour to reset, 30 days to claim', () => {
    expect(linkExpiry('verify_email', now)).toEqual(later(3 * 86_400_000));
    expect(linkExpiry('reset_password', now)).toEqual(later(3_600_000));
    expect(linkExpiry('claim_account', now)).toEqual(later(30 * 86_400_000));
  });

  it('reports that it was used before reporting that it expired', () => {
    expect(linkRefusal(null, now)).toBe('linkUnknown');
    expect(linkRefusal({ usedAt: null, expiresAt: later(1) }, now)).toBeNull();
    expect(linkRefusal({ usedAt: null, expiresAt: now }, now)).toBe('linkExpired');
    expect(linkRefusal({ usedAt: now, expiresAt: later(1) }, now)).toBe('linkUsed');
    expect(linkRefusal({ usedAt: now, expiresAt: later(-1) }, now)).toBe('linkUsed');
  });
});
