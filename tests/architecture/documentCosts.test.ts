import { readFileSync } from 'node:fs';
import path from 'node:path';
import { complexityFromQuery } from '@pothos/plugin-complexity';
import { Kind, parse, visit, type ArgumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { operationLimits } from '#server/graphql/operationLimits.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';

const schema = porticoSchema();
const texts = Object.values<string>(
  JSON.parse(readFileSync(path.join(root, 'persisted.json'), 'utf8')) as Record<string, string>,
);

/** With whatever variables: an id of nothing stands for each of them. */
function costOf(text: string): ReturnType<typeof complexityFromQuery> {
  const document = parse(text);
  const definitions = document.definitions.map((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? { ...each, variableDefinitions: [] } : each,
  );
  const plain = visit(
    { ...document, definitions },
    { Argument: ({ value }): ArgumentNode | null | undefined => (value.kind === Kind.VARIABLE ? null : undefined) },
  );
  return complexityFromQuery(plain, { schema });
}

const nameOf = (text: string): string => /(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? text;

test('no document of the web client is deeper, wider or dearer than one may be', () => {
  expect(texts.length).toBeGreaterThan(100);
  const beyond = texts.flatMap((text) => {
    const { depth, breadth, complexity } = costOf(text);
    const isWithin =
      depth <= operationLimits.depth && breadth <= operationLimits.breadth && complexity <= operationLimits.complexity;
    return isWithin ? [] : [`${nameOf(text)}: ${depth} deep, ${breadth} wide, ${complexity} points`];
  });
  expect(beyond).toEqual([]);
});
