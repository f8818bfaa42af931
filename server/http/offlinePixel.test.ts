import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { offlinePixel } from '#server/http/offlinePixel.ts';

test('serves an uncacheable image to connection checks', async () => {
  const app = new Hono().route(offlinePixel.path, offlinePixel.routes);
  const answer = await app.request('/images/pixel.png');
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    ...[200, 'image/png', 'no-store'],
  ]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
});
