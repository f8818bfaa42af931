import {
  getStorageKey,
  type NormalizationLinkedField,
  type NormalizationOperation,
  type NormalizationSelection,
  type Variables,
} from 'relay-runtime';

/** A mutation that succeeded. */
export interface ReturnedMutation {
  readonly operation: NormalizationOperation;
  readonly variables: Variables;
  /** as the server returned it */
  readonly response: unknown;
}

type Selections = readonly NormalizationSelection[];

/**
 * Whether a mutation's response contained everything that a query selects of its `node(id:)`. The query's other root
 * fields don't count: no event of the node is about them.
 */
export function containsNode(
  { operation, variables, response }: ReturnedMutation,
  query: NormalizationOperation,
  queryVariables: Variables,
): boolean {
  const records = recordsIn(operation.selections, response, queryVariables['id']);
  return records.some(({ concreteType, selections }) => {
    const given = fieldsOf(selections, concreteType, variables);
    const wanted = fieldsOf(nodeSelections(query), concreteType, queryVariables);
    return wanted.size > 0 && [...wanted].every((field) => given.has(field));
  });
}

/** What a query selects of its `node(id:)`. */
export const nodeSelections = ({ selections }: NormalizationOperation): Selections =>
  selections.filter(isLinked).find(({ name }) => name === 'node')?.selections ?? [];

/** The fields of a response that hold the record with this ID. */
function recordsIn(selections: Selections, data: unknown, id: unknown): NormalizationLinkedField[] {
  if (!isRecord(data)) return [];
  return selections.flatMap((selection) => {
    if (selection.kind === 'InlineFragment') return recordsIn(selection.selections, data, id);
    if (!isLinked(selection)) return [];
    const value = data[selection.alias ?? selection.name];
    if (!isRecord(value)) return [];
    return [...(value['id'] === id ? [selection] : []), ...recordsIn(selection.selections, value, id)];
  });
}

/** The paths of all fields that are selected of a record of this type, by name and arguments, as in the store. */
export function fieldsOf(
  selections: Selections,
  type: string | null | undefined,
  variables: Variables,
): ReadonlySet<string> {
  const keys = new Set<string>();
  const add = (some: Selections, path: string, parent: string | null | undefined): void => {
    for (const selection of some) {
      if (selection.kind === 'Condition') {
        if (variables[selection.condition] === selection.passingValue) add(selection.selections, path, parent);
      } else if (selection.kind === 'InlineFragment') {
        const isSure = parent != null && (selection.type === parent || selection.abstractKey != null);
        // a record of another type has none of these
        if (parent == null || isSure) add(selection.selections, isSure ? path : `${path} ${selection.type}`, parent);
      } else if (selection.kind === 'LinkedHandle' || selection.kind === 'ScalarHandle') {
        keys.add(`${path}.${selection.key}:${selection.name}`);
      } else if (selection.kind === 'ScalarField' || isLinked(selection)) {
        const key = `${path}.${getStorageKey(selection, variables)}`;
        keys.add(key);
        if (isLinked(selection)) add(selection.selections, key, selection.concreteType);
      }
    }
  };
  add(selections, '', type);
  // how the record is reached
  for (const one of ['.__typename', '.id', '.__isNode']) keys.delete(one);
  return keys;
}

const isLinked = (selection: NormalizationSelection): selection is NormalizationLinkedField =>
  selection.kind === 'LinkedField';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
