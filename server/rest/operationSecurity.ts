import {
  Kind,
  TypeInfo,
  getNamedType,
  isObjectType,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FragmentSpreadNode,
  type GraphQLSchema,
  type InlineFragmentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { rulesByKind, scopesFor, type ResourceKind } from '#domain/access/decide.ts';
import { tokenScopes, type TokenScope } from '#domain/access/scopes.ts';
import { mutationsWithoutTokens } from '#domain/account/recentAuthentication.ts';
import { nodeDecisionOf } from '#server/graphql/nodes.ts';
import { nullForTokens } from '#server/graphql/requestErrors.ts';
import { scopeOf } from '#server/graphql/scopeTable.ts';
import type { CompiledEndpoint, CompiledWork } from '#server/rest/compileEndpoint.ts';

/** Who can make a call. A session is a person; an API token needs all scopes of one of the sets. */
export interface OperationSecurity {
  /** No credentials are needed. */
  readonly isPublic: boolean;
  /** Empty for calls that only people can make. */
  readonly tokenScopes: readonly (readonly TokenScope[])[];
}

/** What a field or type requires: one of these scopes, a person, or nothing. */
type Need = readonly TokenScope[] | 'people' | 'nothing';

/**
 * Derived from the documents that a call runs: the scopes of their mutations and queries and of the fields they
 * return.
 */
export function operationSecurity(schema: GraphQLSchema, compiled: CompiledEndpoint): OperationSecurity {
  const works = [compiled, ...compiled.instead].map((work) => workSecurity(schema, work));
  const isPublic = works.every((work) => work.isPublic);
  return { isPublic, tokenScopes: isPublic ? [] : distinct(works.flatMap(({ tokenScopes }) => tokenScopes)) };
}

export function workSecurity(schema: GraphQLSchema, { document, lookup: finding }: CompiledWork): OperationSecurity {
  const documents = [document, ...(finding ? [finding] : [])];
  const needs = documents.flatMap((one) => rootNeeds(schema, one));
  const isPublic = needs.every((need) => need === 'nothing');
  const whole = [...needs, ...documents.flatMap((one) => needsWithin(schema, one))];
  return { isPublic, tokenScopes: isPublic || whole.includes('people') ? [] : scopeSets(whole) };
}

/** Every way to choose one accepted scope per field, without supersets of another way. */
const scopeSets = (needs: readonly Need[]): readonly (readonly TokenScope[])[] =>
  distinct(needs.flatMap((need) => (typeof need === 'object' ? [need] : []))).reduce<
    readonly (readonly TokenScope[])[]
  >(
    (sets, scopes) => least(sets.flatMap((set) => scopes.map((scope) => [...new Set([...set, scope])].toSorted()))),
    [[]],
  );

const least = (sets: readonly (readonly TokenScope[])[]): readonly (readonly TokenScope[])[] =>
  distinct(sets).filter(
    (set, _, all) => !all.some((other) => other.length < set.length && other.every((scope) => set.includes(scope))),
  );

const distinct = (sets: readonly (readonly TokenScope[])[]): readonly (readonly TokenScope[])[] => [
  ...new Map(sets.map((set) => [set.join(' '), set])).values(),
];

function rootNeeds(schema: GraphQLSchema, document: DocumentNode): readonly Need[] {
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const fields = schema.getRootType(definition.operation)?.getFields() ?? {};
    return definition.selectionSet.selections.flatMap((selection) => {
      if (selection.kind !== Kind.FIELD) throw new Error('A document’s root selections must be fields.');
      const { name, selectionSet } = selection;
      if (mutationsWithoutTokens.has(name.value)) return ['people'];
      return name.value === 'node' ? [ofNode(document, selectionSet)] : needsOf(optionsOf(fields[name.value]));
    });
  });
}

interface Guarded {
  readonly authScopes?: unknown;
  readonly unauthorizedResolver?: unknown;
}

const optionsOf = (guarded: { readonly extensions: Readonly<Record<string, unknown>> } | undefined): Guarded =>
  (guarded?.extensions['pothosOptions'] as Guarded | undefined) ?? {};

/** Scopes of the returned fields that fail the whole response for viewers without access. */
function needsWithin(schema: GraphQLSchema, document: DocumentNode): readonly Need[] {
  const needs: Need[] = [];
  /** Scopes already checked on the way here; fields below are empty for other viewers. */
  const shown: (readonly Need[])[] = [];
  const types = new TypeInfo(schema);
  const neededBy = (options: Guarded): readonly Need[] =>
    options.authScopes === undefined ? [] : needsOf(options).filter((need) => need !== 'nothing');
  const asks = (options: Guarded): void => {
    needs.push(...neededBy(options).filter((need) => !shown.flat().some((known) => implies(known, need))));
  };
  const roots = new Set([schema.getQueryType(), schema.getMutationType()].map((type) => type?.name));
  visit(
    inPlace(document),
    visitWithTypeInfo(types, {
      Field: {
        enter: () => {
          const field = types.getFieldDef();
          const named = getNamedType(types.getType());
          const options = field && !roots.has(types.getParentType()?.name) ? optionsOf(field) : null;
          const isEmptyForOthers = options?.unauthorizedResolver !== undefined;
          // A field that is empty for viewers without access refuses no one.
          shown.push(options && isEmptyForOthers ? neededBy(options) : []);
          if (!options) return;
          if (options.unauthorizedResolver === nullForTokens) needs.push('people');
          else if (!isEmptyForOthers) asks(options);
          if (isObjectType(named)) asks(optionsOf(named));
        },
        leave: () => void shown.pop(),
      },
    }),
  );
  return needs;
}

/** Inlines each fragment where it is spread, because scopes checked on the way there count. */
function inPlace({ kind, definitions }: DocumentNode): DocumentNode {
  const spread = ({ name }: FragmentSpreadNode): InlineFragmentNode | undefined => {
    const named = definitions.find((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name.value);
    if (named?.kind !== Kind.FRAGMENT_DEFINITION) return undefined;
    return { kind: Kind.INLINE_FRAGMENT, typeCondition: named.typeCondition, selectionSet: named.selectionSet };
  };
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return { kind, definitions: operations.map((one) => visit(one, { FragmentSpread: spread })) };
}

/** Whether anyone who meets the first need also meets the second. */
const implies = (known: Need, need: Need): boolean =>
  typeof known === 'object' && typeof need === 'object' && known.every((scope) => need.includes(scope));

/** All of these together. */
function needsOf(options: Guarded): readonly Need[] {
  const scope = scopeOf(options) ?? '';
  const held = [...scope.matchAll(/(read|write)s\((\w+)\)/g)].map(([, verb, area]): Need => [
    `${area}:${verb}` as TokenScope,
  ]);
  const actions = [...scope.matchAll(/\b(\w+)\.(\w+)/g)];
  const scopes = actions.flatMap(([, kind = '', action = '']) =>
    kind in rulesByKind ? scopesFor(kind as ResourceKind, action) : [],
  );
  const acts: readonly Need[] = scopes.length > 0 ? [[...new Set(scopes)].toSorted()] : [];
  if (held.length + acts.length > 0) return [...held, ...acts];
  if (scope === 'known') return [tokenScopes];
  return [scope === 'everyone' ? 'nothing' : 'people'];
}

function ofNode(document: DocumentNode, selectionSet: SelectionSetNode | undefined): Need {
  const scopes = (selectionSet?.selections ?? []).flatMap((selection) => {
    const deciding = nodeDecisionOf(typeOf(document, selection) ?? '');
    if (!deciding) return [];
    return deciding.actions.flatMap((action) => scopesFor(deciding.kind, action));
  });
  return scopes.length === 0 ? 'people' : [...new Set(scopes)].toSorted();
}

function typeOf({ definitions }: DocumentNode, selection: SelectionNode): string | undefined {
  if (selection.kind === Kind.INLINE_FRAGMENT) return selection.typeCondition?.name.value;
  if (selection.kind !== Kind.FRAGMENT_SPREAD) return undefined;
  const named = definitions.find((d) => d.kind === Kind.FRAGMENT_DEFINITION && d.name.value === selection.name.value);
  return named?.kind === Kind.FRAGMENT_DEFINITION ? named.typeCondition.name.value : undefined;
}
