import { GraphQLError } from 'graphql';
import { isUuid } from '#domain/kernel/ids.ts';
import type { ResourceKind } from '#domain/access/decide.ts';
import type { RequestContext } from '#server/graphql/context.ts';

interface NodeId {
  readonly typename: string;
  readonly id: string;
}

export const encodeGlobalId = (typename: string, id: string): string => `${typename}:${id}`;

export function decodeGlobalId(globalId: string): { typename: string; id: string } {
  const [typename = '', id = ''] = globalId.split(':', 2);
  if (!/^[A-Za-z]{1,60}$/.test(typename) || !isUuid(id)) {
    throw new GraphQLError('That is not an id.', { extensions: { code: 'NOT_FOUND' } });
  }
  return { typename, id };
}

/** Which resource's 'see' opens a node type. Filled by each type as it is declared; a type that is missing is closed. */
const guards = new Map<string, ResourceKind>();

export function guardNode(typename: string, kind: ResourceKind): void {
  guards.set(typename, kind);
}

export const guardedNodes = (): ReadonlyMap<string, ResourceKind> => guards;

const isVisible = async (ctx: RequestContext, { typename, id }: NodeId): Promise<boolean> => {
  const kind = guards.get(typename);
  return kind !== undefined && ctx.access.sees(kind, id);
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
  args: { ids: NodeId[] },
  ctx: RequestContext,
  _info: unknown,
  load: (ids: NodeId[]) => Promise<unknown[]>,
): Promise<unknown[]> {
  const visible = await Promise.all(args.ids.map((id) => isVisible(ctx, id)));
  const loaded = await load(args.ids.filter((_, index) => visible[index]));
  let next = 0;
  return visible.map((isSeen) => (isSeen ? loaded[next++] : null));
}
