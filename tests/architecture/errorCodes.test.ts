import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { refusalKinds } from '#domain/kernel/refusalKinds.ts';
import { requestErrorCodes } from '#scripts/setup/requestErrorCodes.ts';
import { root } from '#scripts/setup/root.ts';

test('docs/error-codes.md lists every code, and docs/integrators.md links to it', () => {
  const page = readFileSync(path.join(root, 'docs/error-codes.md'), 'utf8');
  const named = new Set([...page.matchAll(/^- `(\w+)`/gm)].map(([, code]) => code));
  const codes = [...Object.keys(requestErrorCodes), ...Object.keys(refusalKinds)];
  expect(codes.filter((code) => !named.has(code))).toEqual([]);
  expect(readFileSync(path.join(root, 'docs/integrators.md'), 'utf8')).toContain('](error-codes.md)');
});

test('every refusal code is in the table of one area only', async () => {
  const tables = await Promise.all(
    globSync('domain/kernel/refusalKinds/*.ts', { cwd: root }).map(async (file) => {
      const table = (await import(path.join(root, file))) as Record<string, object>;
      return Object.values(table).flatMap((codes) => Object.keys(codes));
    }),
  );
  expect(tables.flat().toSorted()).toEqual(Object.keys(refusalKinds).toSorted());
});

test('codesOfRequests lists every code of a failed request', () => {
  const files = globSync('server/**/*.ts', { cwd: root, exclude: ['server/generated/**'] });
  const used = files.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /(?:code: |failureAnswer\(|requestError\(|wholeProblem\()'([A-Z]{2,}[A-Z_]+)'/g,
      ),
    ].map(([, code = '']) => code),
  );
  expect([...new Set(used)].filter((code) => !(code in requestErrorCodes))).toEqual([]);
});
