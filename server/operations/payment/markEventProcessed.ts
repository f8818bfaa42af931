import { operation } from '#server/operations/operation.ts';

/** Marks a provider event as processed. */
export const markEventProcessed = operation<string, void>('markEventProcessed', async ({ db, now }, id) => {
  await db.providerEvent.updateMany({ where: { id }, data: { processedAt: now } });
});
