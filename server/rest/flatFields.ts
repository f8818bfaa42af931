import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/** The fields that each flattened part adds, by the part's alias. */
export type FlatFields = ReadonlyMap<string, readonly string[]>;

/**
 * `__flat_refund: latestRefund { … }`: the part's fields are placed next to its parent's, as null if the part
 * is missing.
 */
export const isFlat = (name: string): boolean => name.startsWith('__flat_');

/** Finds all flattened parts of a document. An alias always has the same fields. */
export function flatFieldsOf(document: DocumentNode): FlatFields {
  const fragments = new Map(
    document.definitions.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [[d.name.value, d] as const] : [])),
  );
  const flat = new Map<string, readonly string[]>();
  const visit = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD || !selection.selectionSet) continue;
      const alias = selection.kind === Kind.FIELD ? selection.alias?.value : undefined;
      if (alias !== undefined && isFlat(alias)) flat.set(alias, namesIn(selection.selectionSet, fragments));
      visit(selection.selectionSet);
    }
  };
  for (const definition of document.definitions) if ('selectionSet' in definition) visit(definition.selectionSet);
  return flat;
}

function namesIn(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.alias?.value ?? selection.name.value];
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    return inner ? namesIn(inner.selectionSet, fragments) : [];
  });
}

/** Returns the response with flattened parts moved into their parents. */
export function flatten(value: unknown, flat: FlatFields): unknown {
  if (flat.size === 0) return value;
  if (Array.isArray(value)) return value.map((item) => flatten(item, flat));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const names = flat.get(name);
      if (!names) return [[name, flatten(item, flat)]];
      return item === null ? names.map((each) => [each, null]) : Object.entries(flatten(item, flat) as object);
    }),
  );
}
