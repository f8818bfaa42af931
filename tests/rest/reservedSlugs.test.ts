import { globSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { isSlug } from '#domain/kernel/slugs.ts';
import { isReservedSlug } from '#domain/team/isReservedSlug.ts';
import { root } from '#scripts/setup/root.ts';
import { endpoints } from '#server/rest/endpoints.ts';

const free = (firsts: Iterable<string>): string[] =>
  [...firsts].filter((part) => isSlug(part) && !isReservedSlug(part));

it('keeps the first part of every documented path from becoming the address of a team', () => {
  const firsts = new Set(endpoints.map(({ path }) => path.split('/')[1] ?? '').filter((part) => !part.startsWith('{')));
  expect(firsts.size).toBeGreaterThan(5);
  expect(free(firsts)).toEqual([]);
});

it('keeps the first part of every page from becoming the address of a team', () => {
  const files = globSync('web/**/*outes.ts{,x}', { cwd: root }).map((file) => readFileSync(`${root}/${file}`, 'utf8'));
  const firsts = new Set(files.flatMap((text) => [...text.matchAll(/'\/([a-z_]+)/g)].map(([, first]) => first ?? '')));
  expect(firsts.size).toBeGreaterThan(5);
  expect(free(firsts)).toEqual([]);
});

test.each([
  ...['metrics', 'workflows', 'processes', 'my_tasks', 'reviews', 'review', 'outputs', 'teams', 'directory', 'exports'],
  ...['batch_export_templates', 'dashboard', 'imported_flows', 'entity_imports', 'entities', 'search', 'search_pages'],
  ...['edit_suggestions_requests', 'merchant_accounts', 'issued_outputs', 'surveys', 'profile', 'developers'],
])('a page at /%s can be built without taking an address from a team', (first) => {
  expect(isReservedSlug(first)).toBe(true);
});
