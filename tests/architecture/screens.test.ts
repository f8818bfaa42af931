import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, OperationTypeNode, parse, type SelectionNode } from 'graphql';
import { expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { mutationsWithoutScreen } from '#tests/architecture/mutationsWithoutScreen.ts';

const documents = JSON.parse(readFileSync(path.join(root, 'persisted.json'), 'utf8')) as Record<string, string>;
const nameOf = (selection: SelectionNode): string[] => (selection.kind === Kind.FIELD ? [selection.name.value] : []);
const used = new Set(
  Object.values(documents).flatMap((text) =>
    parse(text).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION
        ? definition.selectionSet.selections.flatMap(nameOf)
        : [],
    ),
  ),
);
const mutations = Object.keys(porticoSchema().getMutationType()?.getFields() ?? {});
const excused = Object.values(mutationsWithoutScreen).flat();

test('every mutation is used by a screen, or excused with a reason', () => {
  expect(used.size).toBeGreaterThan(50);
  expect(mutations.filter((name) => !used.has(name) && !excused.includes(name))).toEqual([]);
});

test('no mutation is excused twice, and none that a screen uses or that does not exist', () => {
  expect(excused.filter((name) => used.has(name) || !mutations.includes(name))).toEqual([]);
  expect(excused.filter((name, index) => excused.indexOf(name) !== index)).toEqual([]);
});
