import type { ReadingOf, ResourceKind } from '#domain/access/decide.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

interface NodeId {
  readonly typename: string;
  readonly id: string;
}

/**
 * The ID of an object in GraphQL, such as `Submission:0197…`. The plain ID of a row can't take its place. It has a
 * length, as all strings have, because TypeScript accepts no value for a type of optional properties alone.
 */
export type GlobalId = string & { readonly length: number; readonly isPlainId?: never };

export const encodeGlobalId = (typename: string, id: string): GlobalId => `${typename}:${id}`;

/** An invalid ID matches nothing, so that one bad ID doesn't keep the others from being found. */
const ofNothing: NodeId = { typename: 'Nothing', id: nilUuid };

export function decodeGlobalId(globalId: string): NodeId {
  const [typename = '', id = ''] = globalId.split(':', 2);
  return /^[A-Za-z]{1,60}$/.test(typename) && isUuid(id) ? { typename, id } : ofNothing;
}

export type NodeGuard = (ctx: RequestContext, id: string) => Promise<boolean>;

/**
 * Who may see a node loaded by ID. Each type registers itself when it is declared; an unregistered type can't
 * be loaded.
 */
const guards = new Map<string, NodeGuard>();
/** What makes a node visible: permission for any of these read actions on the resource that it is or belongs to. */
interface Deciding {
  readonly kind: ResourceKind;
  readonly actions: readonly string[];
}
const decidedBy = new Map<string, Deciding>();

export const guardedTypes = (): readonly string[] => [...guards.keys()];

/** Undefined for types whose visibility isn't decided by the rules of a resource kind. */
export const nodeDecisionOf = (typename: string): Deciding | undefined => decidedBy.get(typename);

/**
 * Declares that a node is a resource of this kind, and which actions make it visible. A general right to read
 * isn't enough: someone who may know that an answer exists may not read it.
 */
export function guardAs<Kind extends ResourceKind>(
  typename: string,
  kind: Kind,
  ...actions: readonly [ReadingOf<Kind>, ...ReadingOf<Kind>[]]
): void {
  decidedBy.set(typename, { kind, actions: actions.map(String) });
  guards.set(typename, async (ctx, id) => {
    const allowed = await Promise.all(actions.map((action) => ctx.access.may(kind, action, id)));
    return allowed.includes(true);
  });
}

/** Declares who may see a node that isn't a resource of any kind. */
export function guardBy(typename: string, guard: NodeGuard): void {
  guards.set(typename, guard);
}

/**
 * Declares that a node is visible to anyone who may take this action on its owner, such as a field for readers
 * of its form.
 */
export function guardThrough<Kind extends ResourceKind>(
  typename: string,
  kind: Kind,
  action: ReadingOf<Kind>,
  ownerOf: (ctx: RequestContext, id: string) => Promise<string | null | undefined>,
): void {
  decidedBy.set(typename, { kind, actions: [String(action)] });
  guards.set(typename, async (ctx, id) => {
    const owner = await ownerOf(ctx, id);
    return owner ? ctx.access.may(kind, action, owner) : false;
  });
}

const isVisible = async (ctx: RequestContext, { typename, id }: NodeId): Promise<boolean> => {
  const guard = guards.get(typename);
  return guard !== undefined && guard(ctx, id);
};

export async function loadVisibleNode(
  _root: unknown,
  args: { id: NodeId },
  ctx: RequestContext,
  _info: unknown,
  load: (id: NodeId) => unknown,
): Promise<unknown> {
  return (await isVisible(ctx, args.id)) ? load(args.id) : null;
}

export async function loadVisibleNodes(
  _root: unknown,
  args: { ids: (NodeId | null)[] },
  ctx: RequestContext,
  _info: unknown,
  load: (ids: never[]) => Promise<unknown[]>,
): Promise<unknown[]> {
  const visible = await Promise.all(args.ids.map(async (id) => (id && (await isVisible(ctx, id)) ? id : null)));
  // The plugin's loader reads the IDs from the arguments, whatever it is called with.
  args.ids = visible;
  return load([]);
}
