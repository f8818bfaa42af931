import type { Pool } from 'pg';
import { EventHub } from '#server/events/EventHub.ts';

export interface EventSettings {
  readonly databaseUrl: string;
  readonly redisUrl?: string | undefined;
}

/** The event hub of this process, with the event bus that is configured. */
export function openEvents(
  { databaseUrl, redisUrl }: EventSettings,
  pool: Pick<Pool, 'query'>,
  log: { warn(details: object, message: string): void },
): Promise<EventHub> {
  return EventHub.open({
    pool,
    log,
    async openBus(onNotified) {
      if (redisUrl !== undefined) {
        const { openRedisBus } = await import('#server/events/openRedisBus.ts');
        return openRedisBus({ url: redisUrl, onNotified, log });
      }
      const { openPostgresBus } = await import('#server/events/openPostgresBus.ts');
      return openPostgresBus({ url: databaseUrl, pool, onNotified, log });
    },
  });
}
