import { isInterfaceType, isObjectType, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { ScopeMetadata } from '#server/graphql/may.ts';

interface Guarded {
  readonly authScopes?: unknown;
}

const optionsOf = (extensions: Readonly<Record<string, unknown>>): Guarded =>
  (extensions['pothosOptions'] as Guarded | undefined) ?? {};

/**
 * Returns `team.updateTeam` for what domain/access decides, `everyone` or `signedIn` for the rest; null if
 * there is no scope.
 */
export function scopeOf({ authScopes }: Guarded): string | null {
  if (authScopes === undefined) return null;
  // A scope that depends on the object is a function made by `may`, which holds what it checks.
  const names =
    typeof authScopes === 'function'
      ? namesOf(authScopes as Partial<ScopeMetadata>)
      : Object.entries(authScopes as object).map(nameOf);
  return names.toSorted().join(' + ') || null;
}

const namesOf = ({ asks = [], reads, writes }: Partial<ScopeMetadata>): readonly string[] =>
  [reads ? `reads(${reads})` : '', writes ? `writes(${writes})` : '', [...new Set(asks)].toSorted().join(' | ')].filter(
    Boolean,
  );

const nameOf = ([name, value]: [string, unknown]): string => (value === true ? name : `${name}(${String(value)})`);

export interface ScopeRow {
  readonly field: string;
  readonly scope: string | null;
}

/** Lists every field of the three root types with its scope, then every type and field with a scope of its own. */
export function scopeRows(schema: GraphQLSchema): readonly ScopeRow[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) => type ?? [],
  );
  const rootRows = roots.flatMap((type) => fieldsOf(type).map((field) => rowOf(type.name, field)));
  const types = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !roots.includes(type) && !type.name.startsWith('__'),
  );
  const guarded = types.flatMap((type) => [
    { field: type.name, scope: scopeOf(optionsOf(type.extensions)) },
    ...fieldsOf(type).map((field) => rowOf(type.name, field)),
  ]);
  return [...rootRows, ...guarded.filter(({ scope }) => scope !== null)];
}

const fieldsOf = (type: GraphQLObjectType): readonly GraphQLField<unknown, unknown>[] =>
  Object.values(type.getFields());

const rowOf = (type: string, field: GraphQLField<unknown, unknown>): ScopeRow => ({
  field: `${type}.${field.name}`,
  scope: scopeOf(optionsOf(field.extensions)),
});

export const isDescribed = (schema: GraphQLSchema, typeName: string, fieldName?: string): boolean => {
  const type = schema.getType(typeName);
  if (fieldName === undefined) return Boolean(type?.description);
  return (isObjectType(type) || isInterfaceType(type)) && Boolean(type.getFields()[fieldName]?.description);
};
