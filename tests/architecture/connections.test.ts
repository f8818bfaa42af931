import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/architecture/sources.ts';

/** What takes one more connection of the pool, called with the services of a transaction and not with its queries. */
const asksElsewhere =
  /\btx\.ctx\.services\.(db|pool|limits)\b|\btx\.ctx\.services\.loadForm\((?!.*\btx\.queries\))|\bloadEvaluatedSubmissions\(tx\.ctx\.services,(?!.*\bqueries\))|\bisUnverified\(tx\.ctx\)/;

test.each([
  ['await tx.ctx.services.db.user.count()', true],
  ['await tx.ctx.services.limits.take(name, key)', true],
  ['await tx.ctx.services.loadForm(flowTemplateId)', true],
  ['loadEvaluatedSubmissions(tx.ctx.services, [submissionId])', true],
  ['await tx.ctx.services.loadForm(flowTemplateId, tx.queries)', false],
  ['tx.ctx.services.keys', false],
  ['tx.db.user.count()', false],
])('%s asks elsewhere: %s', (line, isElsewhere) => {
  expect(asksElsewhere.test(line)).toBe(isElsewhere);
});

test('a transaction asks on its own connection: many that wait for one more while they hold one have all there are', () => {
  const strays = sourceFiles()
    .filter(({ path }) => path.startsWith('server/operations/'))
    .flatMap(({ path, text }) => text.split('\n').map((line, at) => ({ line, place: `${path}:${at + 1}` })))
    .filter(({ line }) => asksElsewhere.test(line))
    .map(({ place, line }) => `${place} ${line.trim()}`);
  expect(strays).toEqual([]);
});
