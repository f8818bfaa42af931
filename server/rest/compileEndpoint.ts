import {
  GraphQLUnionType,
  Kind,
  OperationTypeNode,
  getNamedType,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { fragmentsFor } from '#server/rest/fragments.ts';

export interface CompiledEndpoint {
  readonly endpoint: Endpoint;
  readonly document: DocumentNode;
  readonly variableNames: ReadonlySet<string>;
}

const refusalSelections = (
  parse(`{
  __typename
  ... on RefusedError { message kind }
  ... on InvalidInputError { message problems { path message } }
}`).definitions[0] as OperationDefinitionNode
).selectionSet.selections;

/** Parsed, completed and validated at boot: a row that does not fit the schema stops the start, not a request. */
export function compileEndpoint(schema: GraphQLSchema, endpoint: Endpoint): CompiledEndpoint {
  const source = parse(endpoint.document + fragmentsFor(endpoint.document), { noLocation: true });
  const document = {
    ...source,
    definitions: source.definitions.map((d) => (d.kind === Kind.OPERATION_DEFINITION ? withRefusals(schema, d) : d)),
  };
  const errors = validate(schema, document);
  if (errors.length > 0) {
    throw new Error(`${endpoint.method} ${endpoint.path}: ${errors.map((error) => error.message).join('; ')}`);
  }
  const operation = document.definitions.find((d) => d.kind === Kind.OPERATION_DEFINITION);
  const names = operation?.variableDefinitions?.map((definition) => definition.variable.name.value) ?? [];
  return { endpoint, document, variableNames: new Set(names) };
}

/** Asks every mutation how it was refused, so that no row of a table has to. */
function withRefusals(schema: GraphQLSchema, operation: OperationDefinitionNode): OperationDefinitionNode {
  const root = operation.operation === OperationTypeNode.MUTATION ? schema.getMutationType() : undefined;
  if (!root) return operation;
  const selections = operation.selectionSet.selections.map((selection): SelectionNode => {
    if (selection.kind !== Kind.FIELD) return selection;
    const field = root.getFields()[selection.name.value];
    if (!field || !(getNamedType(field.type) instanceof GraphQLUnionType)) return selection;
    const selectionSet: SelectionSetNode = {
      kind: Kind.SELECTION_SET,
      selections: [...(selection.selectionSet?.selections ?? []), ...refusalSelections],
    };
    return { ...selection, selectionSet };
  });
  return { ...operation, selectionSet: { kind: Kind.SELECTION_SET, selections } };
}
