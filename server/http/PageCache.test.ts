import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CachedPage, encodingFor, PageCache } from '#server/http/PageCache.ts';

const page = (html: string): CachedPage => new CachedPage(html, [], '', 0, undefined);

test('keeps the pages used last within its memory', () => {
  const cache = new PageCache(800);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) cache.set(key, page(key), 33);
  expect(cache.get('a')).toBeDefined();
  cache.set('i', page('i'), 33);
  expect(['a', 'b', 'c', 'i'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true]);
});

test('does not keep a page that would push out most others', () => {
  const cache = new PageCache(800);
  cache.set('small', page('small'), 10);
  cache.set('large', page('large'), 500);
  expect([cache.get('small') !== undefined, cache.get('large')]).toEqual([true, undefined]);
});

test('counts a page that is replaced or deleted once', () => {
  const cache = new PageCache(800);
  for (let time = 0; time < 100; time += 1) cache.set('a', page(String(time)), 33);
  cache.set('b', page('b'), 33);
  cache.delete('b');
  for (const key of ['b', 'c', 'd', 'e', 'f', 'g', 'h']) cache.set(key, page(key), 33);
  expect(cache.get('a')).toBeDefined();
});

test('has a body and a tag for each encoding', async () => {
  const one = page('<p>ä</p>');
  expect(Buffer.from(await one.body('identity')).toString()).toBe('<p>ä</p>');
  expect(gunzipSync(await one.body('gzip')).toString()).toBe('<p>ä</p>');
  expect(brotliDecompressSync(await one.body('br')).toString()).toBe('<p>ä</p>');
  expect(new Set([one.etagOf('identity'), one.etagOf('gzip'), one.etagOf('br')]).size).toBe(3);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', 'identity'],
])('a client that accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
