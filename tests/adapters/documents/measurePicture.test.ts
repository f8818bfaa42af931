import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { measurePicture } from '#server/documents/measurePicture.ts';
import { longestPauseDuring } from '#tests/support/longestPauseDuring.ts';
import { slowPicture } from '#tests/support/slowPicture.ts';
import { pictureOf } from '#tests/support/smallestPicture.ts';

const measure = (bytes: Buffer) => measurePicture(async () => Readable.from([bytes]), 'somebody');

it('measures a picture', async () => {
  expect(await measure(pictureOf(640, 480))).toEqual({ width: 640, height: 480 });
});

it('refuses bytes that only start like a picture', async () => {
  expect(await measure(pictureOf(640, 480).subarray(0, 12))).toBeNull();
});

it('gives up on a picture that takes too long, while the event loop runs', { timeout: 30_000 }, async () => {
  const { result, longestPause } = await longestPauseDuring(() => measure(slowPicture(40_000)));
  expect(result).toBeNull();
  expect(longestPause).toBeLessThan(1_000);
  expect(await measure(pictureOf(2, 3))).toEqual({ width: 2, height: 3 });
});
