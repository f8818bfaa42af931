import { readFileSync } from 'node:fs';
import path from 'node:path';
import { complexityFromQuery } from '@pothos/plugin-complexity';
import { isEnumType, Kind, parse, visit, type ArgumentNode, type DefinitionNode, type EnumValueNode } from 'graphql';
import { expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { operationLimits } from '#server/graphql/operationLimits.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';

const schema = porticoSchema();
const texts = Object.values<string>(
  JSON.parse(readFileSync(path.join(root, 'persisted.json'), 'utf8')) as Record<string, string>,
);

/** The first value of each required enum variable. */
function firstWords(definitions: readonly DefinitionNode[]): ReadonlyMap<string, EnumValueNode> {
  const variables = definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? (each.variableDefinitions ?? []) : [],
  );
  const words = variables.flatMap(({ variable, type }): [string, EnumValueNode][] => {
    if (type.kind !== Kind.NON_NULL_TYPE || type.type.kind !== Kind.NAMED_TYPE) return [];
    const known = schema.getType(type.type.name.value);
    const first = isEnumType(known) ? known.getValues()[0] : undefined;
    return first ? [[variable.name.value, { kind: Kind.ENUM, value: first.name }]] : [];
  });
  return new Map(words);
}

/** The cost without optional variables, so it holds for any values. */
function costOf(text: string): ReturnType<typeof complexityFromQuery> {
  const document = parse(text);
  const definitions = document.definitions.map((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? { ...each, variableDefinitions: [] } : each,
  );
  const words = firstWords(document.definitions);
  const plain = visit(
    { ...document, definitions },
    {
      Argument: (argument): ArgumentNode | null | undefined => {
        if (argument.value.kind !== Kind.VARIABLE) return undefined;
        const word = words.get(argument.value.name.value);
        return word ? { ...argument, value: word } : null;
      },
    },
  );
  return complexityFromQuery(plain, { schema });
}

const nameOf = (text: string): string => /(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? text;

test('no document of the web client exceeds the limits of depth, breadth, and cost', () => {
  expect(texts.length).toBeGreaterThan(100);
  const beyond = texts.flatMap((text) => {
    const { depth, breadth, complexity } = costOf(text);
    const isWithin =
      depth <= operationLimits.depth && breadth <= operationLimits.breadth && complexity <= operationLimits.complexity;
    return isWithin ? [] : [`${nameOf(text)}: ${depth} deep, ${breadth} wide, ${complexity} points`];
  });
  expect(beyond).toEqual([]);
});
