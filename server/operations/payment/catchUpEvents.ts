import { takeEvent } from '#server/operations/payment/takeEvent.ts';
import type { ProviderEvent } from '#server/payments/PaymentProvider.ts';
import type { OperationContext } from '#server/Services.ts';

const hourMs = 3_600_000;
const atOnce = 100;

/**
 * Takes what the provider told in the last hours and never arrived here, the oldest first, as if it arrived now: of
 * what nobody asks about, a dispute, a lost webhook is the only word. Answers how many there were.
 */
export async function catchUpEvents(ctx: OperationContext, hours: number): Promise<number> {
  const { payments, now } = ctx.services;
  const missed: ProviderEvent[] = [];
  let page: ProviderEvent[] = [];
  for await (const event of payments.listEvents(new Date(now().getTime() - hours * hourMs))) {
    page.push(event);
    if (page.length < atOnce) continue;
    missed.push(...(await unknown(ctx, page)));
    page = [];
  }
  missed.push(...(await unknown(ctx, page)));
  for (const event of missed.toReversed()) await takeEvent(ctx, event);
  return missed.length;
}

async function unknown({ services }: OperationContext, events: readonly ProviderEvent[]): Promise<ProviderEvent[]> {
  const rows = await services.db.providerEvent.findMany({
    where: { id: { in: events.map(({ id }) => id) } },
    select: { id: true },
  });
  const known = new Set(rows.map(({ id }) => id));
  return events.filter(({ id }) => !known.has(id));
}
