import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { backOffMs, backOffLimits } from '#domain/kernel/backOffMs.ts';
import { eventsChannel, type BusOptions, type EventBus } from '#server/events/EventBus.ts';
import { throttleLog } from '#server/process/throttleLog.ts';

export interface RedisBusOptions extends BusOptions {
  readonly url: string;
}

/** An event bus with Redis, which saves PostgreSQL one connection per process in large installations. */
export async function openRedisBus({ url, onNotified, log }: RedisBusOptions): Promise<EventBus> {
  const self = randomUUID();
  const connection = (name: string): Redis => {
    const redis = new Redis(url, {
      connectionName: `portico ${name}`,
      lazyConnect: true,
      keepAlive: 10_000,
      connectTimeout: 5000,
      autoResubscribe: false,
      // Notifications that can't be sent now are not queued, since polling will find the events.
      enableOfflineQueue: name === 'listener',
      maxRetriesPerRequest: name === 'listener' ? null : 0,
      retryStrategy: (attempt) => backOffMs(attempt, Math.random(), backOffLimits.ofServers),
    });
    const failed = throttleLog((error: Error, others) =>
      log.warn({ reason: error.message, others }, 'the Redis event connection failed'),
    );
    redis.on('error', failed);
    return redis;
  };
  const ringer = connection('ringer');
  const listener = connection('listener');
  listener.on('message', (_channel, sender) => {
    if (sender !== self) onNotified();
  });
  listener.on('ready', () => {
    listener
      .subscribe(eventsChannel)
      .then(onNotified, (error: unknown) => log.warn({ error }, 'could not subscribe to Redis'));
  });
  await Promise.allSettled([ringer.connect(), listener.connect()]);
  return {
    async notify() {
      await ringer.publish(eventsChannel, self);
    },
    close() {
      ringer.disconnect();
      listener.disconnect();
      return Promise.resolve();
    },
  };
}
