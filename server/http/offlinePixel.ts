import { Hono } from 'hono';
import type { Mount } from '#server/http/createApp.ts';

/** A one-pixel transparent PNG. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A tiny image that clients fetch to check whether they are online. It must not be cached. */
export const offlinePixel: Mount = {
  path: '/images/pixel.png',
  routes: new Hono().get('/', (c) =>
    c.body(new Uint8Array(dot), 200, { 'content-type': 'image/png', 'cache-control': 'no-store' }),
  ),
};
