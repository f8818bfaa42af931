import {
  GraphQLEnumType,
  Kind,
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { answerContent } from '#server/rest/contentSchema.ts';
import { isFlat } from '#server/rest/flatFields.ts';
import { orNull, refTo, type JsonSchema, type SharedSchemas } from '#server/rest/jsonSchema.ts';

/** Where a selection is described. Each fragment becomes a schema of the same name. */
interface Place {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly shared: SharedSchemas;
}

const scalarSchemas: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  JSON: {},
};

/** Fields that are plain JSON in GraphQL but have a known schema. */
const knownJson: Readonly<Record<string, JsonSchema>> = { 'Answer.content': answerContent };

/** The schema of the data returned for a selection of a type. */
export function selectionSchema(place: Place, type: string, selectionSet: SelectionSetNode): JsonSchema {
  const [only, ...others] = selectionSet.selections;
  if (only?.kind === Kind.FRAGMENT_SPREAD && others.length === 0) return sharedSchema(place, only.name.value);
  return ownSchema(place, type, selectionSet);
}

function ownSchema(place: Place, type: string, selectionSet: SelectionSetNode): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const optional = new Set<string>();
  const visit = (parentName: string, { selections: parts }: SelectionSetNode, isSure: boolean): void => {
    // Refusals of a mutation are returned with another status.
    if (parentName === 'RefusedError' || parentName === 'InvalidInputError') return;
    const parent = place.schema.getType(parentName);
    for (const part of parts) {
      const isThere = isSure && (part.directives ?? []).length === 0;
      if (part.kind === Kind.INLINE_FRAGMENT)
        visit(part.typeCondition?.name.value ?? parentName, part.selectionSet, isThere);
      else if (part.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragmentOf(place, part.name.value);
        visit(fragment.typeCondition.name.value, fragment.selectionSet, isThere);
      } else if (isObjectType(parent) || isInterfaceType(parent)) {
        const field = parent.getFields()[part.name.value];
        for (const [name, inner] of field ? fieldSchemas(place, parentName, field, part) : []) {
          properties[name] = inner;
          if (!isThere) optional.add(name);
        }
      }
    }
  };
  visit(type, selectionSet, true);
  const required = Object.keys(properties).filter((name) => !optional.has(name));
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

function sharedSchema(place: Place, name: string): JsonSchema {
  if (!(name in place.shared)) {
    const { typeCondition, selectionSet } = fragmentOf(place, name);
    const type = typeCondition.name.value;
    const description = place.schema.getType(type)?.description;
    const schema = ownSchema(place, type, selectionSet);
    place.shared[name] = { ...(description ? { description } : {}), ...schema };
  }
  return refTo(name);
}

function fragmentOf({ document }: Place, name: string): FragmentDefinitionNode {
  const found = document.definitions.find((d) => d.kind === Kind.FRAGMENT_DEFINITION && d.name.value === name);
  if (found?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`A document spreads ${name}, which is not defined.`);
  return found;
}

/** The property of a selected field or, for a flattened part, the properties of its own fields. */
function fieldSchemas(
  place: Place,
  parent: string,
  { type, description }: GraphQLField<unknown, unknown>,
  { name: { value: fieldName }, alias, selectionSet }: FieldNode,
): readonly (readonly [string, JsonSchema])[] {
  const name = alias?.value ?? fieldName;
  if (isFlat(name) && selectionSet) {
    const { properties } = ownSchema(place, getNamedType(type).name, selectionSet);
    const entries = Object.entries(properties as Readonly<Record<string, JsonSchema>>);
    return entries.map(([key, value]) => [key, isNonNullType(type) ? value : orNull(value)] as const);
  }
  if (name.startsWith('__')) return [];
  const known = ownValue(knownJson, `${parent}.${fieldName}`);
  const schema = known ?? typeSchema(place, type, selectionSet);
  return [[name, { ...(description ? { description } : {}), ...schema }]];
}

function typeSchema(place: Place, type: GraphQLOutputType, selection: SelectionSetNode | undefined): JsonSchema {
  if (isNonNullType(type)) return bareSchema(place, type.ofType as GraphQLOutputType, selection);
  return orNull(bareSchema(place, type, selection));
}

function bareSchema(place: Place, type: GraphQLOutputType, selection: SelectionSetNode | undefined): JsonSchema {
  if (isListType(type)) return { type: 'array', items: typeSchema(place, type.ofType as GraphQLOutputType, selection) };
  const named = getNamedType(type);
  if (selection) return selectionSchema(place, named.name, selection);
  if (named instanceof GraphQLEnumType) return { type: 'string', enum: named.getValues().map(({ name }) => name) };
  return ownValue(scalarSchemas, named.name) ?? {};
}
