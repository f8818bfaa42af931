import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { builtWebClient } from '#server/http/webClient.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-web-'));
  await writeFile(path.join(folder, 'index.html'), '<title>Portico</title>');
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['/teams', true, 200],
  ['/dev/ui', false, 200],
  ['/dev/ui', true, 404],
  ['/assets/gone.js', false, 404],
])('the page of %s, asked by a browser (in production: %s), answers %i', async (address, isProduction, status) => {
  const client = await builtWebClient(folder, { isProduction });
  const answer = await client.request(address, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(status);
});
