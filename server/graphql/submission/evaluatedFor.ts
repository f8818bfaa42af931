import DataLoader from 'dataloader';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { answersOfSubmissions, type PlacedAnswer } from '#server/queries/answer/answersOfSubmissions.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

interface Loaders {
  readonly evaluated: DataLoader<string, EvaluatedSubmission | null>;
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
    evaluated: new DataLoader(
      async (ids: readonly string[]) => {
        const rows = await loadEvaluatedSubmissions(ctx.services, [...new Set(ids)]);
        const byId = new Map(rows.map((evaluated) => [evaluated.snapshot.id, evaluated]));
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

export async function evaluatedFor(ctx: RequestContext, submissionId: string): Promise<EvaluatedSubmission> {
  const evaluated = await loadersOf(ctx).evaluated.load(submissionId);
  if (!evaluated) throw new Error(`submission ${submissionId} is gone`);
  return evaluated;
}

export const submissionOf = (ctx: RequestContext, submissionId: string): Promise<Place> =>
  loadersOf(ctx).places.load(submissionId);

export const answersFor = (ctx: RequestContext, submissionId: string): Promise<readonly PlacedAnswer[]> =>
  loadersOf(ctx).answers.load(submissionId);
