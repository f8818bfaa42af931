import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';

/** The team of a kind of entity that isn't archived. People outside the team can't tell whether it exists. */
export async function resolveCustomEntity(ctx: RequestContext, id: string): Promise<string> {
  const kind = await ctx.services.db.customEntity.findFirst({
    where: { id, archivedAt: null },
    select: { teamId: true },
  });
  return teamSeen(ctx, kind?.teamId);
}

/** The team of a field of such a kind. */
export async function resolveCustomEntityField(ctx: RequestContext, id: string): Promise<string> {
  const field = await ctx.services.db.customEntityField.findFirst({
    where: { id, customEntity: { archivedAt: null } },
    select: { teamId: true },
  });
  return teamSeen(ctx, field?.teamId);
}

/** A token that may only write can't read the kind, but may know that it exists. */
const revealing = ['viewCustomEntities', 'manageCustomEntities', 'createEntity'] as const;

async function teamSeen(ctx: RequestContext, teamId: string | undefined): Promise<string> {
  if (teamId === undefined) throw notAllowed(ctx, false);
  const seen = await Promise.all(revealing.map((action) => ctx.access.may('team', action, teamId)));
  if (!seen.includes(true)) throw notAllowed(ctx, false);
  return teamId;
}
