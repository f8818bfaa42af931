import DataLoader from 'dataloader';
import type { RequestContext } from '#server/graphql/context.ts';
import { answersOfSubmissions, type PlacedAnswer } from '#server/queries/answer/answersOfSubmissions.ts';
import { loadStandings } from '#server/queries/submission/loadStandings.ts';
import type { Standing } from '#server/queries/submission/standing.ts';

interface Loaders {
  readonly standings: DataLoader<string, Standing | null>;
  readonly answers: DataLoader<string, readonly PlacedAnswer[]>;
  readonly places: DataLoader<string, Place>;
}

/** What a submission hangs on, which never changes: its version of the form, and the zone of its team. */
interface Place {
  readonly flowTemplateId: string;
  readonly timeZone: string;
}

const loaders = new WeakMap<RequestContext, Loaders>();

/** Asked for together they are read together; nothing is kept, because a mutation of the same request may change it. */
function loadersOf(ctx: RequestContext): Loaders {
  const known = loaders.get(ctx) ?? {
    standings: new DataLoader(
      async (ids: readonly string[]) => {
        const rows = await loadStandings(ctx.services, [...new Set(ids)]);
        const byId = new Map(rows.map((standing) => [standing.situation.id, standing]));
        return ids.map((id) => byId.get(id) ?? null);
      },
      { cache: false },
    ),
    answers: new DataLoader(
      async (ids: readonly string[]) => {
        const rows = await answersOfSubmissions.rows(ctx.services.pool, [[...new Set(ids)]]);
        const byId = Map.groupBy(rows, ({ submissionId }) => submissionId);
        return ids.map((id) => byId.get(id) ?? []);
      },
      { cache: false },
    ),
    places: new DataLoader(async (ids: readonly string[]) => {
      const select = { id: true, flowTemplateId: true, team: { select: { timeZone: true } } } as const;
      const rows = await ctx.services.db.submission.findMany({ where: { id: { in: [...ids] } }, select });
      const byId = new Map(rows.map(({ id, flowTemplateId, team }) => [id, { flowTemplateId, ...team }]));
      return ids.map((id) => byId.get(id) ?? new Error(`submission ${id} is gone`));
    }),
  };
  loaders.set(ctx, known);
  return known;
}

export async function standingFor(ctx: RequestContext, submissionId: string): Promise<Standing> {
  const standing = await loadersOf(ctx).standings.load(submissionId);
  if (!standing) throw new Error(`submission ${submissionId} is gone`);
  return standing;
}

export const placeOf = (ctx: RequestContext, submissionId: string): Promise<Place> =>
  loadersOf(ctx).places.load(submissionId);

export const answersFor = (ctx: RequestContext, submissionId: string): Promise<readonly PlacedAnswer[]> =>
  loadersOf(ctx).answers.load(submissionId);
