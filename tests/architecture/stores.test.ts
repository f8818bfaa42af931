import { expect, test } from 'vitest';
import { isTest, sourceFiles } from '#tests/architecture/sources.ts';

test('every Relay environment has the same handlers, because lists fail without them', () => {
  const stores = sourceFiles().filter(
    (file) => file.path.startsWith('web/') && !isTest(file) && file.text.includes('new Environment('),
  );
  expect(stores.length).toBeGreaterThan(1);
  expect(stores.filter(({ text }) => !/^\s+handlerProvider,$/m.test(text)).map(({ path }) => path)).toEqual([]);
});
