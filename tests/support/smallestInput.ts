import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';

export const nodeTypes = Object.values(porticoSchema().getTypeMap())
  .filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'))
  .map(({ name }) => name);

/** The types an id can have, by its type name or field name; null for any. */
function typesOf({ name, extensions }: GraphQLInputField): readonly string[] | null {
  const said = extensions['relayGlobalIDFor'] as readonly { readonly typename: string }[] | null | undefined;
  if (said) return said.map(({ typename }) => typename);
  const bare = name.replace(/Ids?$/, '').toLowerCase();
  const named = nodeTypes.filter((typename) => typename.toLowerCase() === bare);
  return named.length === 0 ? null : named;
}

type IdOf = (types: readonly string[] | null) => string;

/** The smallest valid input of a mutation, with ids from `idOf`. */
export function smallestInput(type: GraphQLInputType, idOf: IdOf, types: readonly string[] | null = null): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [smallestInput(bare.ofType, idOf, types)];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields());
    const needed = fields.filter(
      (field) =>
        getNamedType(field.type).name === 'ID' || (isNonNullType(field.type) && field.defaultValue === undefined),
    );
    return Object.fromEntries(needed.map((field) => [field.name, smallestInput(field.type, idOf, typesOf(field))]));
  }
  return bare.name === 'ID' ? idOf(types) : (plain[bare.name] ?? 'text');
}

const plain: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: '2026-01-01T00:00:00Z',
  JSON: {},
};
