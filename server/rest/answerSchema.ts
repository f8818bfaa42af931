import {
  GraphQLEnumType,
  Kind,
  getNamedType,
  isListType,
  isNonNullType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { Answer } from '#server/rest/endpoint.ts';
import { isFlat } from '#server/rest/flatFields.ts';

export type JsonSchema = Record<string, unknown>;

const scalarSchemas: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  JSON: {},
};

/** The JSON schema of an endpoint's answer, read off its own document: what is selected is what is answered. */
export function answerSchema(schema: GraphQLSchema, document: DocumentNode, answer: Answer): JsonSchema {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const root = operation ? schema.getRootType(operation.operation) : undefined;
  if (!operation || !root) return {};
  const fragments = new Map(
    document.definitions.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [[d.name.value, d] as const] : [])),
  );
  return pickSchema(
    objectSchema(schema, fragments, [{ type: root.name, selectionSet: operation.selectionSet }]),
    answer,
  );
}

function pickSchema(data: JsonSchema, answer: Answer): JsonSchema {
  if (typeof answer !== 'string') {
    const properties = Object.fromEntries(
      Object.entries(answer).map(([name, inner]) => [name, pickSchema(data, inner)]),
    );
    return { type: 'object', properties, required: Object.keys(properties) };
  }
  // alternatives have the same shape
  return (answer.split(' | ')[0] ?? '')
    .split('.')
    .filter(Boolean)
    .reduce<JsonSchema>((at, step) => {
      const list = findWith(at, 'items');
      if (step === '*') return list ? (list['items'] as JsonSchema) : {};
      const object = findWith(at, 'properties');
      const inner = (object?.['properties'] as Record<string, JsonSchema> | undefined)?.[step] ?? {};
      return list ? { type: 'array', items: inner } : inner;
    }, data);
}

/** Looks through `anyOf … null`. */
const findWith = (schema: JsonSchema, key: string): JsonSchema | undefined =>
  key in schema ? schema : (schema['anyOf'] as JsonSchema[] | undefined)?.find((one) => key in one);

interface Part {
  readonly type: string;
  readonly selectionSet: SelectionSetNode;
}

function objectSchema(
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  parts: readonly Part[],
): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const visit = ({ type, selectionSet }: Part): void => {
    if (type === 'RefusedError' || type === 'InvalidInputError') return;
    const parent = schema.getType(type);
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT)
        visit({ type: selection.typeCondition?.name.value ?? type, selectionSet: selection.selectionSet });
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (fragment) visit({ type: fragment.typeCondition.name.value, selectionSet: fragment.selectionSet });
      } else if (!selection.name.value.startsWith('__') && (isObjectType(parent) || isInterfaceType(parent))) {
        const field = parent.getFields()[selection.name.value];
        const name = selection.alias?.value ?? selection.name.value;
        if (field && isFlat(name) && selection.selectionSet) {
          const part = bareSchema(schema, fragments, getNamedType(field.type), selection.selectionSet);
          const entries = Object.entries(part['properties'] as Record<string, JsonSchema>);
          for (const [inner, type] of entries) properties[inner] = isNonNullType(field.type) ? type : orNull(type);
        } else if (field && !name.startsWith('__'))
          properties[name] = typeSchema(schema, fragments, field.type, selection.selectionSet);
      } else if (isUnionType(parent)) {
        continue;
      }
    }
  };
  parts.forEach(visit);
  return { type: 'object', properties, required: Object.keys(properties) };
}

function typeSchema(
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  type: GraphQLOutputType,
  selectionSet: SelectionSetNode | undefined,
): JsonSchema {
  if (isNonNullType(type)) return bareSchema(schema, fragments, type.ofType as GraphQLOutputType, selectionSet);
  return orNull(bareSchema(schema, fragments, type, selectionSet));
}

const orNull = (schema: JsonSchema): JsonSchema => ('anyOf' in schema ? schema : { anyOf: [schema, { type: 'null' }] });

function bareSchema(
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  type: GraphQLOutputType,
  selectionSet: SelectionSetNode | undefined,
): JsonSchema {
  if (isListType(type))
    return { type: 'array', items: typeSchema(schema, fragments, type.ofType as GraphQLOutputType, selectionSet) };
  const named = getNamedType(type);
  if (selectionSet) return objectSchema(schema, fragments, [{ type: named.name, selectionSet }]);
  if (named instanceof GraphQLEnumType) return { type: 'string', enum: named.getValues().map((value) => value.name) };
  return scalarSchemas[named.name] ?? {};
}
