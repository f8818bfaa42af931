import { expect, test } from 'vitest';
import { isTest, sourceFiles } from '#tests/architecture/sources.ts';

test('every store of the web client keeps lists in the same ways: one that lacks one fails where such a list is shown', () => {
  const stores = sourceFiles().filter(
    (file) => file.path.startsWith('web/') && !isTest(file) && file.text.includes('new Environment('),
  );
  expect(stores.length).toBeGreaterThan(1);
  expect(stores.filter(({ text }) => !/^\s+handlerProvider,$/m.test(text)).map(({ path }) => path)).toEqual([]);
});
