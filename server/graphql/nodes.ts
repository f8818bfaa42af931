import type { ActionOf, ResourceKind } from '#domain/access/decide.ts';
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
/** What decides who sees a node: the kind of thing that it is, or that it belongs to, and what may be done with that; null for anything. */
interface Deciding {
  readonly kind: ResourceKind;
  readonly action: string | null;
}
const decidedBy = new Map<string, Deciding>();

export const guardedTypes = (): readonly string[] => [...guards.keys()];

/** Undefined for what is seen by other rules than those of a kind. */
export const whatDecides = (typename: string): Deciding | undefined => decidedBy.get(typename);

/** Declares that a node is a thing of a kind: visible to whoever may read anything of it. */
export function guardAs(typename: string, kind: ResourceKind): void {
  guards.set(typename, (ctx, id) => ctx.access.sees(kind, id));
  decidedBy.set(typename, { kind, action: null });
}

/** Declares who sees a node that is no thing of a kind. */
export function guardBy(typename: string, guard: NodeGuard): void {
  guards.set(typename, guard);
}

/** Declares that a node is seen by whoever sees what it belongs to, such as a field its form. */
export function guardThrough(
  typename: string,
  kind: ResourceKind,
  ownerOf: (ctx: RequestContext, id: string) => Promise<string | null | undefined>,
): void {
  decidedBy.set(typename, { kind, action: null });
  guards.set(typename, async (ctx, id) => {
    const owner = await ownerOf(ctx, id);
    return owner ? ctx.access.sees(kind, owner) : false;
  });
}

/** The same for what not everybody may see who sees that which it belongs to. */
export function guardThroughAction<Kind extends ResourceKind>(
  typename: string,
  kind: Kind,
  action: ActionOf<Kind>,
  ownerOf: (ctx: RequestContext, id: string) => Promise<string | null | undefined>,
): void {
  decidedBy.set(typename, { kind, action: String(action) });
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
