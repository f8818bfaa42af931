import DataLoader from 'dataloader';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { lapsedSignatures, type SignedStep } from '#server/queries/submission/lapsedSignatures.ts';
import { noticesOf, type NoticesRow } from '#server/queries/submission/noticesOf.ts';

const loaders = new WeakMap<RequestContext, DataLoader<string, NoticesRow | undefined>>();

/** Batches loads. Nothing is cached, because a mutation in the same request may change the notices. */
export function noticesFor(ctx: RequestContext, id: string): Promise<NoticesRow | undefined> {
  const known =
    loaders.get(ctx) ??
    new DataLoader(
      async (ids: readonly string[]) => {
        const rows = await noticesOf.rows(ctx.services.pool, [[...new Set(ids)]]);
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.map((each) => byId.get(each));
      },
      { cache: false },
    );
  loaders.set(ctx, known);
  return known.load(id);
}

/** The completed steps whose answers changed after they were signed. */
export async function lapsedSignaturesOf(ctx: RequestContext, id: string): Promise<readonly SignedStep[]> {
  const [evaluated, notices] = await Promise.all([evaluatedFor(ctx, id), noticesFor(ctx, id)]);
  return lapsedSignatures(evaluated, notices?.signedSteps ?? []);
}
