import { operation } from '#server/operations/operation.ts';

/** Notes that what the provider told of has been looked at. */
export const markEventProcessed = operation<string, void>('markEventProcessed', async ({ db, now }, id) => {
  await db.providerEvent.updateMany({ where: { id }, data: { processedAt: now } });
});
