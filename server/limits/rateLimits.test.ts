import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf, rateLimits } from '#server/limits/rateLimits.ts';

describe('networkOf', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the same for all addresses of an IPv6 network, however they are written', () => {
    const part = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(fc.tuple(part, part, part, part), fc.array(fc.tuple(part, part, part, part)), (prefix, rests) => {
        const written = prefix.map((group) => group.toString(16)).join(':');
        for (const rest of rests) {
          const full = [...prefix, ...rest];
          const padded = full.map((group) => group.toString(16).padStart(4, '0')).join(':');
          expect(networkOf(padded)).toBe(`${written}::/64`);
          expect(networkOf(padded.toUpperCase())).toBe(`${written}::/64`);
        }
      }),
    );
  });
});

describe('the rate limits', () => {
  it.each(Object.entries(rateLimits))('allows more in longer windows, but at a lower rate: %s', (_name, windows) => {
    for (const [index, { times, seconds }] of windows.entries()) {
      expect(times).toBeGreaterThan(0);
      const shorter = windows[index - 1];
      if (!shorter) continue;
      expect(seconds).toBeGreaterThan(shorter.seconds);
      expect(times).toBeGreaterThan(shorter.times);
      expect(times / seconds).toBeLessThan(shorter.times / shorter.seconds);
    }
  });
});
