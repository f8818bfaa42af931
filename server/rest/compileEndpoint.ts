import {
  GraphQLUnionType,
  Kind,
  OperationTypeNode,
  getNamedType,
  isInputObjectType,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { fragmentsFor } from '#server/rest/fragments.ts';

export interface CompiledEndpoint {
  readonly endpoint: Endpoint;
  readonly document: DocumentNode;
  readonly finding: DocumentNode | null;
  /** the variables whose input takes an idempotency key, which REST sends as a header */
  readonly keyed: readonly string[];
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
  const document = compileDocument(schema, endpoint, endpoint.document);
  const finding = endpoint.find ? compileDocument(schema, endpoint, endpoint.find.document) : null;
  const operation = document.definitions.find((d) => d.kind === Kind.OPERATION_DEFINITION);
  const keyed = (operation?.variableDefinitions ?? []).filter(({ type }) => takesKey(schema, type));
  return { endpoint, document, finding, keyed: keyed.map(({ variable }) => variable.name.value) };
}

function compileDocument(schema: GraphQLSchema, { method, path }: Endpoint, text: string): DocumentNode {
  const source = parse(text + fragmentsFor(text), { noLocation: true });
  const document = {
    ...source,
    definitions: source.definitions.map((d) => (d.kind === Kind.OPERATION_DEFINITION ? withRefusals(schema, d) : d)),
  };
  const errors = validate(schema, document);
  if (errors.length > 0) {
    throw new Error(`${method} ${path}: ${errors.map((error) => error.message).join('; ')}`);
  }
  return document;
}

function takesKey(schema: GraphQLSchema, type: TypeNode): boolean {
  const inner = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  const input = inner.kind === Kind.NAMED_TYPE ? schema.getType(inner.name.value) : undefined;
  return isInputObjectType(input) && 'idempotencyKey' in input.getFields();
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
