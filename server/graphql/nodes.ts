import type { ReadingOf, ResourceKind } from '#domain/access/decide.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { noId } from '#server/database/noId.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

interface NodeId {
  readonly typename: string;
  readonly id: string;
}

export const encodeGlobalId = (typename: string, id: string): string => `${typename}:${id}`;

/** What is no id is the id of nothing: one among many does not keep the others from being found. */
const ofNothing: NodeId = { typename: 'Nothing', id: noId };

export function decodeGlobalId(globalId: string): NodeId {
  const [typename = '', id = ''] = globalId.split(':', 2);
  return /^[A-Za-z]{1,60}$/.test(typename) && isUuid(id) ? { typename, id } : ofNothing;
}

export type NodeGuard = (ctx: RequestContext, id: string) => Promise<boolean>;

/** Who sees a node that is asked for by its id. Filled by each type as it is declared; a type that is missing is closed. */
const guards = new Map<string, NodeGuard>();
/** What decides who sees a node: any one of these reading actions, on the thing that it is or that it belongs to. */
interface Deciding {
  readonly kind: ResourceKind;
  readonly actions: readonly string[];
}
const decidedBy = new Map<string, Deciding>();

export const guardedTypes = (): readonly string[] => [...guards.keys()];

/** Undefined for what is seen by other rules than those of a kind. */
export const whatDecides = (typename: string): Deciding | undefined => decidedBy.get(typename);

/**
 * Declares that a node is a thing of a kind, and which actions make it visible. "May read anything of it" is not enough: someone
 * who may know that an answer exists may not read it.
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

/** Declares who sees a node that is no thing of a kind. */
export function guardBy(typename: string, guard: NodeGuard): void {
  guards.set(typename, guard);
}

/** Declares that a node is visible to anyone who may do this with what it belongs to, such as a field to readers of its form. */
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
  // the plugin's loader loads what stands in the arguments, whatever it is called with
  args.ids = visible;
  return load([]);
}
