import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { endpoints } from '#server/rest/endpoints/endpoints.ts';

test('tests/rest/bodies.txt lists every call that changes something', () => {
  const table = readFileSync(path.join(root, 'tests/rest/bodies.txt'), 'utf8');
  const judged = [...table.matchAll(/^(\S+ \S+) -> \d{3}$/gm)].map(([, call]) => call);
  const changing = endpoints.filter(({ method }) => method !== 'GET').map((row) => `${row.method} ${row.path}`);
  // `npx vitest run tests/rest/bodies.test.ts -u` updates it
  expect(judged).toEqual(changing);
});
