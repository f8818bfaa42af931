import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { isTest, sourceFiles } from '#tests/architecture/sources.ts';

/** A file that uses the builder while it loads defines a type or a field. */
const defines = /^(?:export )?(?:const \w+ = )?builder\b|^(?:defineMutation|partMutation)\(/m;
const folder = 'server/graphql';
const areas = readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const importsOf = (file: string): readonly string[] => sourceFiles().find((one) => one.path === file)?.imports ?? [];

test.each(areas)('the register of %s imports every file that defines a type or a field, in order', (area) => {
  const defining = sourceFiles().filter(
    (file) => file.path.startsWith(`${folder}/${area}/`) && !isTest(file) && defines.test(file.text),
  );
  expect(defining.length).toBeGreaterThan(0);
  expect(importsOf(`${folder}/${area}/register.ts`)).toEqual(defining.map((file) => file.path).toSorted());
});

test('the schema loads every register', () => {
  const registers = importsOf(`${folder}/porticoSchema.ts`).filter((file) => file.endsWith('/register.ts'));
  expect(registers).toEqual(areas.toSorted().map((area) => `${folder}/${area}/register.ts`));
});
