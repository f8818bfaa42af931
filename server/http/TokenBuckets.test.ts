import { expect, test } from 'vitest';
import { maxBucketKeys, TokenBuckets } from '#server/http/TokenBuckets.ts';

const minute = 60_000;
const takenOf = (buckets: TokenBuckets, key: string, now: number, times: number): number =>
  Array.from({ length: times }, () => buckets.take(key, now)).filter((wait) => wait === 0).length;

test('allows a burst of the limit, and then the limit per minute', () => {
  const buckets = new TokenBuckets(60);
  expect(takenOf(buckets, 'a', 0, 100)).toBe(60);
  expect(takenOf(buckets, 'a', 10_000, 100)).toBe(10);
  expect(takenOf(buckets, 'a', 10_000 + minute, 100)).toBe(60);
});

test('allows a request after waiting as long as told', () => {
  const buckets = new TokenBuckets(6);
  expect(takenOf(buckets, 'a', 0, 6)).toBe(6);
  const seconds = buckets.take('a', 1_000);
  expect(seconds).toBe(9);
  expect(buckets.take('a', 1_000 + seconds * 1000)).toBe(0);
});

test('keeps keys separate', () => {
  const buckets = new TokenBuckets(10);
  expect(takenOf(buckets, 'a', 0, 50)).toBe(10);
  expect(takenOf(buckets, 'b', 0, 5)).toBe(5);
});

test('keeps a drained bucket in use drained, no matter how many other keys come', () => {
  const buckets = new TokenBuckets(10);
  expect(takenOf(buckets, 'drained', 0, 10)).toBe(10);
  const waits = Array.from({ length: 20 }, (_, round) => {
    for (let key = 0; key < maxBucketKeys / 5; key += 1) buckets.take(`other ${round} ${key}`, 1);
    return buckets.take('drained', 1);
  });
  expect(waits).not.toContain(0);
});
