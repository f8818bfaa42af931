import DataLoader from 'dataloader';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { renewalsOf, type Renewal } from '#server/queries/output/renewalsOf.ts';

interface Loaders {
  readonly renewals: DataLoader<string, Renewal>;
  /** The ids of outputs that can be renewed now, by submission id. */
  readonly renewable: DataLoader<string, readonly string[]>;
}

/** A safety limit, far above what submissions issue. */
const mostOfAll = 10_000;

const loaders = new WeakMap<RequestContext, Loaders>();

/** Batches loads. Nothing is cached, because a mutation in the same request may change the outputs. */
function loadersOf(ctx: RequestContext): Loaders {
  const known = loaders.get(ctx) ?? newLoaders(ctx);
  loaders.set(ctx, known);
  return known;
}

function newLoaders({ services: { db, now } }: RequestContext): Loaders {
  return {
    renewals: new DataLoader(
      async (ids: readonly string[]) => {
        const found = await renewalsOf(db, [...new Set(ids)], now());
        return ids.map((id) => found.get(id) ?? new Error(`output ${id} is gone`));
      },
      { cache: false },
    ),
    renewable: new DataLoader(
      async (submissionIds: readonly string[]) => {
        const outputs = await db.issuedOutput.findMany({
          where: { submissionId: { in: [...new Set(submissionIds)] }, configuredOutput: { renewable: true } },
          select: { id: true, submissionId: true },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          take: mostOfAll,
        });
        const ids = outputs.map(({ id }) => id);
        const renewals = ids.length === 0 ? null : await renewalsOf(db, ids, now());
        const open = outputs.filter(({ id }) => renewals?.get(id)?.refusal === null);
        const bySubmission = Map.groupBy(open, ({ submissionId }) => submissionId);
        return submissionIds.map((id) => (bySubmission.get(id) ?? []).map((output) => output.id));
      },
      { cache: false },
    ),
  };
}

/** Whether and when an output can be renewed. */
export const renewalOf = (ctx: RequestContext, issuedOutputId: string): Promise<Renewal> =>
  loadersOf(ctx).renewals.load(issuedOutputId);

/** The outputs of a submission that can be renewed now. */
export const renewableOutputsOf = (ctx: RequestContext, submissionId: string): Promise<readonly string[]> =>
  loadersOf(ctx).renewable.load(submissionId);
