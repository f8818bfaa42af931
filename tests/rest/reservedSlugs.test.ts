import { expect, it, test } from 'vitest';
import { isSlug } from '#domain/kernel/slugs.ts';
import { isReservedSlug } from '#domain/team/isReservedSlug.ts';
import { pagePaths } from '#server/http/pagePaths.ts';
import { visitor } from '#tests/support/graphql.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer({ GRAPHIQL: 'on' });

/** First parts of paths that a team could still take as its address. */
function unreserved(paths: readonly string[]): readonly string[] {
  const firsts = new Set(paths.map((path) => path.split('/')[1] ?? ''));
  expect(firsts.size).toBeGreaterThan(20);
  return [...firsts].filter((first) => isSlug(first) && !isReservedSlug(first));
}

it('reserves the first part of every path that the server handles', async () => {
  expect((await server.send(visitor(), 'GET', '/live')).status).toBe(200);
  expect(server.routes).toEqual(expect.arrayContaining(['/live', '/ready', '/graphql', '/dev/mail']));
  expect(unreserved(server.routes)).toEqual([]);
});

it('reserves the first part of every page address', () => {
  expect(unreserved(pagePaths)).toEqual([]);
});

test.each([
  ...['metrics', 'workflows', 'processes', 'my_tasks', 'reviews', 'review', 'outputs', 'teams', 'directory', 'exports'],
  ...['batch_export_templates', 'dashboard', 'imported_flows', 'entity_imports', 'entities', 'search', 'search_pages'],
  ...['edit_suggestions_requests', 'merchant_accounts', 'issued_outputs', 'surveys', 'profile', 'developers'],
  ...['accessibility', 'security', 'privacy', 'terms'],
])('reserves /%s for a possible future page', (first) => {
  expect(isReservedSlug(first)).toBe(true);
});
