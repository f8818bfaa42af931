import DataLoader from 'dataloader';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { loadPayment, type Payment } from '#server/queries/payment/loadPayment.ts';

const loaders = new WeakMap<RequestContext, DataLoader<string, Payment>>();

/**
 * Batches and deduplicates loads. Results aren't cached, because a mutation in the same request may change
 * them.
 */
export function loadPaymentFor(ctx: RequestContext, id: string): Promise<Payment> {
  const loader =
    loaders.get(ctx) ??
    new DataLoader(
      async (ids: readonly string[]) => {
        const once = new Map([...new Set(ids)].map((each) => [each, load(ctx, each)]));
        return Promise.all(ids.map((each) => once.get(each) ?? load(ctx, each)));
      },
      { cache: false },
    );
  loaders.set(ctx, loader);
  return loader.load(id);
}

async function load({ services }: RequestContext, id: string): Promise<Payment> {
  const payment = await loadPayment({ services, db: services.db }, id);
  if (!payment) throw new Error(`payment ${id} is gone`);
  return payment;
}
