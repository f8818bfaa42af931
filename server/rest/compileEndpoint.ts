import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  GraphQLUnionType,
  Kind,
  OperationTypeNode,
  getNamedType,
  isInputObjectType,
  parse,
  validate,
  visit,
  type ArgumentNode,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type IntValueNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type StringValueNode,
  type TypeNode,
  type VariableDefinitionNode,
} from 'graphql';
import { operationLimits } from '#server/graphql/operationLimits.ts';
import type { Endpoint, Work } from '#server/rest/endpoint.ts';
import { flatFieldsOf, type FlatFields } from '#server/rest/flatFields.ts';
import { fragmentsFor } from '#server/rest/fragmentsFor.ts';
import { ownerQuery } from '#server/rest/ownerCheck.ts';
import { maxPerPage } from '#server/rest/paging.ts';

type RestWork = Work<Record<string, unknown>, Record<string, unknown>>;

export interface CompiledWork {
  readonly work: RestWork;
  readonly document: DocumentNode;
  readonly lookup: DocumentNode | null;
  /** The variables whose input takes an idempotency key, which REST sends as a header. */
  readonly keyed: readonly string[];
  readonly flat: FlatFields;
}

export interface CompiledEndpoint extends CompiledWork {
  /** Looks up the owner of the last ID in a nested path. */
  readonly belonging: DocumentNode | null;
  /** Work to do instead, for requests that match `when`. */
  readonly instead: readonly (CompiledWork & Pick<NonNullable<Endpoint['instead']>[number], 'when'>)[];
}

/** Whether a GET changes something. Browsers sent there by another site are turned away. */
export const isWritingGet = ({ method }: Endpoint, compiled: CompiledEndpoint): boolean =>
  method === 'GET' && [compiled, ...compiled.instead].some(({ document }) => !isQuery(document));

const isQuery = ({ definitions }: DocumentNode): boolean =>
  definitions.every((one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === OperationTypeNode.QUERY);

const refusalSelections = (
  parse(`{
  __typename
  ... on RefusedError { message kind code params }
  ... on InvalidInputError { message problems { path code message params } }
}`).definitions[0] as OperationDefinitionNode
).selectionSet.selections;

/**
 * Cached per schema for the router, the API description, and the token scopes: compiling all endpoints takes a
 * third of a second.
 */
const compiledFor = new WeakMap<GraphQLSchema, WeakMap<Endpoint, CompiledEndpoint>>();

/**
 * Parsed, completed, and validated at startup, so that an endpoint that doesn't fit the schema stops the start,
 * not a request.
 */
export function compileEndpoint(schema: GraphQLSchema, endpoint: Endpoint): CompiledEndpoint {
  const known = compiledFor.get(schema) ?? new WeakMap<Endpoint, CompiledEndpoint>();
  compiledFor.set(schema, known);
  const found = known.get(endpoint) ?? compile(schema, endpoint);
  known.set(endpoint, found);
  return found;
}

function compile(schema: GraphQLSchema, endpoint: Endpoint): CompiledEndpoint {
  const instead = (endpoint.instead ?? []).map((other) => ({
    ...compileWork(schema, endpoint, other),
    when: other.when,
  }));
  const belonging = endpoint.within ? compileDocument(schema, endpoint, ownerQuery(endpoint.within)) : null;
  return { ...compileWork(schema, endpoint, endpoint), instead, belonging };
}

function compileWork(schema: GraphQLSchema, endpoint: Endpoint, work: RestWork): CompiledWork {
  const document = compileDocument(schema, endpoint, work.document);
  const finding = work.find ? compileDocument(schema, endpoint, work.find.document) : null;
  const operation = document.definitions.find((d) => d.kind === Kind.OPERATION_DEFINITION);
  const keyed = (operation?.variableDefinitions ?? []).filter(({ type }) => takesKey(schema, type));
  const keys = keyed.map(({ variable }) => variable.name.value);
  return { work, document, lookup: finding, keyed: keys, flat: flatFieldsOf(document) };
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
  const cost = costOf(schema, document);
  const { complexity, depth, breadth } = cost;
  if (limited.some((each) => cost[each] > operationLimits[each])) {
    const said = `costs ${complexity} at depth ${depth} and breadth ${breadth}`;
    throw new Error(`${method} ${path}: its document ${said}, over the limits for any operation`);
  }
  return document;
}

/** The limits that are also checked for every document that runs. */
const limited = ['complexity', 'depth', 'breadth'] as const;

/** Costs don't depend on variables here: no variable makes a list longer than a page. */
function costOf(schema: GraphQLSchema, document: DocumentNode): ReturnType<typeof complexityFromQuery> {
  const definitions = document.definitions.map((d) =>
    d.kind === Kind.OPERATION_DEFINITION ? { ...d, variableDefinitions: [] } : d,
  );
  const required = new Set(document.definitions.flatMap((d) => ('variableDefinitions' in d ? requiredIds(d) : [])));
  const longest = visit(
    { ...document, definitions },
    {
      Argument: ({ name, value }): ArgumentNode | undefined => {
        if (value.kind !== Kind.VARIABLE) return undefined;
        if (name.value === 'first') return { kind: Kind.ARGUMENT, name, value: longestPage };
        return required.has(value.name.value) ? { kind: Kind.ARGUMENT, name, value: noId } : undefined;
      },
    },
  );
  return complexityFromQuery(longest, { schema });
}

const longestPage: IntValueNode = { kind: Kind.INT, value: String(maxPerPage) };
const noId: StringValueNode = { kind: Kind.STRING, value: 'Nothing:01970000-0000-7000-8000-000000000000' };

const requiredIds = ({
  variableDefinitions = [],
}: DefinitionNode & { readonly variableDefinitions?: readonly VariableDefinitionNode[] }) =>
  variableDefinitions.flatMap(({ type, variable }) =>
    type.kind === Kind.NON_NULL_TYPE && type.type.kind === Kind.NAMED_TYPE && type.type.name.value === 'ID'
      ? [variable.name.value]
      : [],
  );

function takesKey(schema: GraphQLSchema, type: TypeNode): boolean {
  const inner = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  const input = inner.kind === Kind.NAMED_TYPE ? schema.getType(inner.name.value) : undefined;
  return isInputObjectType(input) && 'idempotencyKey' in input.getFields();
}

/** Adds the refusal fields to every mutation, so that no endpoint has to. */
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
