import type { ActionOf, ResourceKind } from '#domain/access/decide.ts';
import type { TokenArea } from '#domain/access/scopes.ts';
import type { MayScope } from '#server/graphql/scopes.ts';

type MaybePromise<T> = T | Promise<T>;

/** What a scope function checks, as data beside the function. Read by `scopeTable` and the REST description. */
export interface ScopeMetadata {
  /** `kind.action` of domain/access. */
  readonly asks: readonly string[];
  readonly reads?: TokenArea;
  readonly writes?: TokenArea;
}

interface PermissionRequest {
  readonly may: MayScope;
}

/** A scope that depends on the object that the field is about. */
export type MayFunction<Place extends readonly unknown[]> = ((...place: Place) => MaybePromise<PermissionRequest>) &
  ScopeMetadata;

type IdOf<Place extends readonly unknown[]> = (...place: Place) => MaybePromise<string>;

/** Allows callers whom domain/access permits the action on the object whose ID is found where the field is. */
export const may = <Kind extends ResourceKind, Place extends readonly unknown[]>(
  kind: Kind,
  action: ActionOf<Kind> & string,
  idOf: IdOf<Place>,
): MayFunction<Place> => mayPerform([kind, action] as unknown as ResourceAction, idOf);

/** A kind of resource with one of its own actions. */
export type ResourceAction = {
  [Kind in ResourceKind]: readonly [kind: Kind, action: ActionOf<Kind> & string];
}[ResourceKind];

export function mayPerform<Place extends readonly unknown[]>(
  action: ResourceAction,
  idOf: IdOf<Place>,
): MayFunction<Place> {
  const about = (id: string): PermissionRequest => ({ may: [...action, id] });
  const scope = (...place: Place): MaybePromise<PermissionRequest> => {
    const id = idOf(...place);
    return typeof id === 'string' ? about(id) : id.then(about);
  };
  return Object.assign(scope, { asks: [action.join('.')] });
}

interface AllOf {
  reads?: TokenArea;
  writes?: TokenArea;
  signedIn?: true;
  may?: MayScope;
  $all?: AllOf;
}

/** What is required of every caller, in addition to the conditions. */
export interface AlwaysRequired {
  readonly reads?: TokenArea | undefined;
  readonly writes?: TokenArea | undefined;
  readonly signedIn?: true | undefined;
}

export interface Condition<Place extends readonly unknown[]> {
  readonly scope: MayFunction<Place>;
  /** Whether this condition applies here. */
  readonly when: (...place: Place) => MaybePromise<boolean>;
}

/** Requires all conditions that apply. Any of them may be checked. */
export function mayEach<Place extends readonly unknown[]>(
  conditions: readonly Condition<Place>[],
  { reads, writes, signedIn }: AlwaysRequired = {},
) {
  const always: AllOf = {
    ...(reads ? { reads } : {}),
    ...(writes ? { writes } : {}),
    ...(signedIn ? { signedIn } : {}),
  };
  const scope = async (...place: Place): Promise<{ readonly $all: AllOf }> => {
    const decisions = await Promise.all(
      conditions.map(async (each) => ((await each.when(...place)) ? [await each.scope(...place)] : [])),
    );
    const all = decisions.flat().reduceRight(withRest, always);
    if (Object.keys(all).length === 0) throw new Error('A scope has nothing to check.');
    return { $all: all };
  };
  const asks = conditions.flatMap((each) => each.scope.asks);
  return Object.assign(scope, { asks, ...(reads ? { reads } : {}), ...(writes ? { writes } : {}) });
}

const withRest = (rest: AllOf, { may: requestedMay }: PermissionRequest): AllOf =>
  Object.keys(rest).length > 0 ? { may: requestedMay, $all: rest } : { may: requestedMay };

/** Allows operators too. */
export function orOperator<Place extends readonly unknown[]>(scope: MayFunction<Place>) {
  const either = async (
    ...place: Place
  ): Promise<{ readonly $any: PermissionRequest & { readonly operator: true } }> => ({
    $any: { ...(await scope(...place)), operator: true },
  });
  return Object.assign(either, { asks: scope.asks });
}

interface Named {
  readonly id: string;
}

/** The ID that the field's parent holds: its own, or that of its owner. */
export const ownKey =
  <Key extends string>(key: Key) =>
  (parent: Readonly<Record<Key, string>>): string =>
    parent[key];

/** The ID in an argument. */
export const argumentId =
  <Key extends string>(key: Key) =>
  (_root: unknown, args: Readonly<Record<Key, Named>>): string =>
    args[key].id;
