import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/architecture/sources.ts';

/** Code that takes a second connection from the pool: it uses the transaction's services instead of its queries. */
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
])('%s takes a second connection: %s', (line, isElsewhere) => {
  expect(asksElsewhere.test(line)).toBe(isElsewhere);
});

test('a transaction uses only its own connection, because transactions that wait for a second one exhaust the pool', () => {
  const strays = sourceFiles()
    .filter(({ path }) => path.startsWith('server/operations/'))
    .flatMap(({ path, text }) => text.split('\n').map((line, at) => ({ line, place: `${path}:${at + 1}` })))
    .filter(({ line }) => asksElsewhere.test(line))
    .map(({ place, line }) => `${place} ${line.trim()}`);
  expect(strays).toEqual([]);
});
