import type { ActionOf, ResourceKind } from '#domain/access/decide.ts';
import type { TokenArea } from '#domain/access/scopes.ts';
import type { MayScope } from '#server/graphql/scopes.ts';

type MaybePromise<T> = T | Promise<T>;

/** What is asked for, as data beside the function that asks: `scopeTable` and the REST description read it. */
export interface Asking {
  /** `kind.action` of domain/access */
  readonly asks: readonly string[];
  readonly reads?: TokenArea;
  readonly writes?: TokenArea;
}

interface Asked {
  readonly may: MayScope;
}

/** A scope that depends on what the field is about. */
export type MayFunction<Place extends readonly unknown[]> = ((...place: Place) => MaybePromise<Asked>) & Asking;

type IdOf<Place extends readonly unknown[]> = (...place: Place) => MaybePromise<string>;

/** For whoever domain/access allows to do this with the thing whose id is found at the place of the field. */
export const may = <Kind extends ResourceKind, Place extends readonly unknown[]>(
  kind: Kind,
  action: ActionOf<Kind> & string,
  idOf: IdOf<Place>,
): MayFunction<Place> => mayDo([kind, action] as unknown as Deed, idOf);

/** A kind of thing with one of its own actions. */
export type Deed = { [Kind in ResourceKind]: readonly [kind: Kind, action: ActionOf<Kind> & string] }[ResourceKind];

export function mayDo<Place extends readonly unknown[]>(deed: Deed, idOf: IdOf<Place>): MayFunction<Place> {
  const about = (id: string): Asked => ({ may: [...deed, id] });
  const scope = (...place: Place): MaybePromise<Asked> => {
    const id = idOf(...place);
    return typeof id === 'string' ? about(id) : id.then(about);
  };
  return Object.assign(scope, { asks: [deed.join('.')] });
}

interface AllOf {
  reads?: TokenArea;
  writes?: TokenArea;
  signedIn?: true;
  may?: MayScope;
  $all?: AllOf;
}

/** What is asked of everybody, whatever is asked beside it. */
export interface Always {
  readonly reads?: TokenArea | undefined;
  readonly writes?: TokenArea | undefined;
  readonly signedIn?: true | undefined;
}

export interface Condition<Place extends readonly unknown[]> {
  readonly scope: MayFunction<Place>;
  /** whether this is asked here at all */
  readonly when: (...place: Place) => MaybePromise<boolean>;
}

/** All of these whose condition holds. What may be asked is every one of them. */
export function mayEach<Place extends readonly unknown[]>(
  conditions: readonly Condition<Place>[],
  { reads, writes, signedIn }: Always = {},
) {
  const always: AllOf = {
    ...(reads ? { reads } : {}),
    ...(writes ? { writes } : {}),
    ...(signedIn ? { signedIn } : {}),
  };
  const scope = async (...place: Place): Promise<{ readonly $all: AllOf }> => {
    const asked = await Promise.all(
      conditions.map(async (each) => ((await each.when(...place)) ? [await each.scope(...place)] : [])),
    );
    const all = asked.flat().reduceRight(withRest, always);
    if (Object.keys(all).length === 0) throw new Error('A scope asked for nothing at all.');
    return { $all: all };
  };
  const asks = conditions.flatMap((each) => each.scope.asks);
  return Object.assign(scope, { asks, ...(reads ? { reads } : {}), ...(writes ? { writes } : {}) });
}

const withRest = (rest: AllOf, { may: asked }: Asked): AllOf =>
  Object.keys(rest).length > 0 ? { may: asked, $all: rest } : { may: asked };

/** The same for whoever runs the installation. */
export function orOperator<Place extends readonly unknown[]>(scope: MayFunction<Place>) {
  const either = async (...place: Place): Promise<{ readonly $any: Asked & { readonly operator: true } }> => ({
    $any: { ...(await scope(...place)), operator: true },
  });
  return Object.assign(either, { asks: scope.asks });
}

interface Named {
  readonly id: string;
}

/** An id that the parent of the field holds: its own, or that of what it belongs to. */
export const ownKey =
  <Key extends string>(key: Key) =>
  (parent: Readonly<Record<Key, string>>): string =>
    parent[key];

/** What an argument names. */
export const argumentId =
  <Key extends string>(key: Key) =>
  (_root: unknown, args: Readonly<Record<Key, Named>>): string =>
    args[key].id;

/** What the input of a mutation names. */
export const inputId =
  <Key extends string>(key: Key) =>
  (_root: unknown, { input }: { readonly input: Readonly<Record<Key, Named>> }): string =>
    input[key].id;
