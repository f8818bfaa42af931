import { isUuid } from '#domain/kernel/ids.ts';
import { likeText } from '#server/database/likeText.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { notAllowed } from '#server/graphql/doorErrors.ts';

export interface TeamName {
  readonly teamId?: { readonly id: string } | null;
  readonly friendlyId?: string | null;
}

/** The team that is meant, by its id or its address. */
export async function teamMeant(ctx: RequestContext, { teamId, friendlyId }: TeamName): Promise<string> {
  const name = teamId?.id ?? friendlyId ?? '';
  if (isUuid(name)) return name;
  const where = { slug: { equals: likeText(name), mode: 'insensitive' as const } };
  const team = await ctx.services.db.team.findFirst({ where, select: { id: true } });
  if (!team) throw notAllowed(ctx, false);
  return team.id;
}
