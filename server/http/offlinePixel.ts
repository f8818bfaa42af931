import { Hono } from 'hono';
import type { Mount } from '#server/http/createApp.ts';

/** One clear dot, as a PNG. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture of few bytes by which programs find out whether they reach us: no copy of it may answer in our place. */
export const offlinePixel: Mount = {
  path: '/images/pixel.png',
  routes: new Hono().get('/', (c) =>
    c.body(new Uint8Array(dot), 200, { 'content-type': 'image/png', 'cache-control': 'no-store' }),
  ),
};
