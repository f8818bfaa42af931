import { isUuid } from '#domain/kernel/isUuid.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { teamIdBySlug } from '#server/queries/team/teamIdBySlug.ts';

export interface TeamName {
  readonly teamId?: { readonly id: string } | null;
  readonly friendlyId?: string | null;
}

/** Returns the ID of the team named by ID or slug. */
export async function resolveTeam(ctx: RequestContext, { teamId, friendlyId }: TeamName): Promise<string> {
  const name = teamId?.id ?? friendlyId ?? '';
  if (isUuid(name)) return name;
  const id = await teamIdBySlug(ctx.services.db, name);
  if (id === null) throw notAllowed(ctx, false);
  return id;
}
