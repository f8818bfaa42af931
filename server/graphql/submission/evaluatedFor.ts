import DataLoader from 'dataloader';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { answersOfSubmissions, type PlacedAnswer } from '#server/queries/answer/answersOfSubmissions.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';

interface Loaders {
  readonly evaluated: DataLoader<string, EvaluatedSubmission | null>;
  readonly answers: DataLoader<string, readonly PlacedAnswer[]>;
  readonly fields: DataLoader<string, ReadonlySet<string>>;
  readonly places: DataLoader<string, Place>;
}

/** What never changes about a submission: its version of the form, and its team's time zone. */
interface Place {
  readonly flowTemplateId: string;
  readonly timeZone: string;
}

const loaders = new WeakMap<RequestContext, Loaders>();

/** Batches loads. Nothing is cached, because a mutation in the same request may change the submission. */
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
    fields: new DataLoader(
      async (stepIds: readonly string[]) => {
        const where = { section: { stepId: { in: [...new Set(stepIds)] } } };
        const select = { id: true, section: { select: { stepId: true } } } as const;
        const rows = await ctx.services.db.field.findMany({ where, select });
        const byStep = Map.groupBy(rows, ({ section }) => section.stepId);
        return stepIds.map((stepId) => new Set(byStep.get(stepId)?.map(({ id }) => id)));
      },
      { cache: false },
    ),
    places: new DataLoader<string, Place>(async (ids) => {
      const select = { id: true, flowTemplateId: true, team: { select: { timeZone: true } } } as const;
      const rows = await ctx.services.db.submission.findMany({ where: { id: { in: [...ids] } }, select });
      const byId = new Map(rows.map(({ id, flowTemplateId, team }) => [id, { flowTemplateId, ...team }]));
      return ids.map((id) => byId.get(id) ?? requestError('NOT_FOUND'));
    }),
  };
  loaders.set(ctx, known);
  return known;
}

/** Null if the submission was deleted after it was listed. */
export const evaluatedOrNull = (ctx: RequestContext, submissionId: string): Promise<EvaluatedSubmission | null> =>
  loadersOf(ctx).evaluated.load(submissionId);

/** Throws NOT_FOUND if the submission was deleted in the meantime. */
export async function evaluatedFor(ctx: RequestContext, submissionId: string): Promise<EvaluatedSubmission> {
  const evaluated = await evaluatedOrNull(ctx, submissionId);
  if (!evaluated) throw requestError('NOT_FOUND');
  return evaluated;
}

export const submissionOf = (ctx: RequestContext, submissionId: string): Promise<Place> =>
  loadersOf(ctx).places.load(submissionId);

/** The ids of the fields on a step. */
export const fieldsOfStep = (ctx: RequestContext, stepId: string): Promise<ReadonlySet<string>> =>
  loadersOf(ctx).fields.load(stepId);

export const answersFor = (ctx: RequestContext, submissionId: string): Promise<readonly PlacedAnswer[]> =>
  loadersOf(ctx).answers.load(submissionId);
