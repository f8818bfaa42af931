import { recordProviderEvent } from '#server/operations/payment/recordProviderEvent.ts';
import type { ProviderEvent } from '#server/payments/PaymentProvider.ts';
import type { OperationContext } from '#server/Services.ts';

const hourMs = 3_600_000;
const atOnce = 100;

/**
 * Processes provider events of the last hours that never arrived, oldest first, as if they arrived now. A lost
 * webhook may be the only sign of a dispute. Returns how many there were.
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
  for (const event of missed.toReversed()) await recordProviderEvent(ctx, event);
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
