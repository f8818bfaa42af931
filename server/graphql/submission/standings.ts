import DataLoader from 'dataloader';
import type { RequestContext } from '#server/graphql/context.ts';
import { answersOfSubmissions, type PlacedAnswer } from '#server/queries/answer/answersOfSubmissions.ts';
import { loadStandings } from '#server/queries/submission/loadStandings.ts';
import type { Standing } from '#server/queries/submission/standing.ts';

interface Loaders {
  readonly standings: DataLoader<string, Standing | null>;
  readonly answers: DataLoader<string, readonly PlacedAnswer[]>;
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
  };
  loaders.set(ctx, known);
  return known;
}

export async function standingFor(ctx: RequestContext, submissionId: string): Promise<Standing> {
  const standing = await loadersOf(ctx).standings.load(submissionId);
  if (!standing) throw new Error(`submission ${submissionId} is gone`);
  return standing;
}

export const answersFor = (ctx: RequestContext, submissionId: string): Promise<readonly PlacedAnswer[]> =>
  loadersOf(ctx).answers.load(submissionId);
