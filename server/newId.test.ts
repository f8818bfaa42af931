import { expect, test, vi } from 'vitest';
import { newId } from '#server/newId.ts';

test('ids grow within a millisecond, and across buffers of random bytes', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const ids = Array.from({ length: 3_500 }, newId);
  vi.useRealTimers();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  // the counter grows within a millisecond; what follows it is random
  expect(new Set(ids.map((id) => id.slice(24))).size).toBe(ids.length);
});

test('ids grow even if the clock is set back', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const before = newId();
  vi.setSystemTime(Date.now() - 60_000);
  const after = newId();
  vi.useRealTimers();
  expect(after > before).toBe(true);
});
