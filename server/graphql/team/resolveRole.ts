import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';

/** An archived role is shown where past records name it, but can't be used otherwise. */
export async function isUnarchived({ services }: RequestContext, roleId: string): Promise<boolean> {
  const role = await services.db.role.findUnique({ where: { id: roleId }, select: { archivedAt: true } });
  return role?.archivedAt === null;
}

/** Returns the ID of a role that can be changed; throws if it is missing or archived. */
export async function resolveRole(ctx: RequestContext, id: string): Promise<string> {
  if (await isUnarchived(ctx, id)) return id;
  throw notAllowed(ctx, false);
}
