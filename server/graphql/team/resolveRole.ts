import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';

/** A role that was removed is shown where it is named in what is over, and is otherwise the role of nobody. */
export async function isUnarchived({ services }: RequestContext, roleId: string): Promise<boolean> {
  const role = await services.db.role.findUnique({ where: { id: roleId }, select: { archivedAt: true } });
  return role?.archivedAt === null;
}

/** The id of a role that something is to be done to. */
export async function resolveRole(ctx: RequestContext, id: string): Promise<string> {
  if (await isUnarchived(ctx, id)) return id;
  throw notAllowed(ctx, false);
}
