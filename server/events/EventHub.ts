import type { Pool } from 'pg';
import { formatCursor, parseCursor, type EventCursor } from '#server/events/cursor.ts';
import type { EventBus } from '#server/events/EventBus.ts';
import { currentCursor, readOutbox, type OutboxEvent } from '#server/events/readOutbox.ts';
import { singleFlight } from '#server/events/singleFlight.ts';
import { EventSubscription } from '#server/events/subscription.ts';
import { throttleLog } from '#server/process/throttleLog.ts';

export interface EventHubOptions {
  readonly pool: Pick<Pool, 'query'>;
  readonly openBus: (onNotified: () => void) => Promise<EventBus>;
  readonly log: { warn(details: object, message: string): void };
  /** polling catches events whose notification was lost, or whose process died before sending it */
  readonly pollMs?: number;
  /** the most events a subscriber can have unread, or catch up on */
  readonly capacity?: number;
}

/** No larger than a subscriber's queue, so that one page alone never counts as too slow. */
const largestPage = 1000;

/**
 * After a quiet period, a commit is delivered immediately. Further commits are batched at this interval, because a
 * read and a notification for each would cost as much as the commit itself.
 */
const busyPauseMs = 20;

/**
 * The events of one process. A single reader follows the outbox, woken by this process's commits, by notifications,
 * and by polling, and passes each event to the subscribers of its topic, so the number of subscribers doesn't load
 * the database. Delivery depends on the outbox alone: a lost notification can't lose or duplicate an event.
 */
export class EventHub {
  private readonly pool: Pick<Pool, 'query'>;
  private readonly log: EventHubOptions['log'];
  private readonly capacity: number;
  private readonly subscribers = new Map<string, Set<EventSubscription>>();
  private readonly poll: NodeJS.Timeout;
  private readonly read: () => Promise<void>;
  private readonly notify: () => Promise<void>;
  private bus: EventBus | null = null;
  /** null while there are no subscribers */
  private cursor: EventCursor | null = null;
  private starting: Promise<void> | null = null;
  private closed = false;
  private waking: NodeJS.Timeout | null = null;
  private wokenAt = 0;
  private currentAt = performance.now();

  static async open(options: EventHubOptions): Promise<EventHub> {
    const hub = new EventHub(options);
    hub.bus = await options.openBus(() => void hub.read());
    return hub;
  }

  private constructor({ pool, log, pollMs = 1000, capacity = 1000 }: EventHubOptions) {
    this.pool = pool;
    this.log = log;
    this.capacity = capacity;
    this.read = singleFlight(this.attempting(() => this.follow(), 'could not read the event outbox'));
    this.notify = singleFlight(this.attempting(async () => this.bus?.notify(), 'could not notify other processes'));
    this.poll = setInterval(() => void this.read(), pollMs);
    this.poll.unref();
  }

  /**
   * Call it after a commit that wrote events. Calls in quick succession are merged into one read and one
   * notification.
   */
  wake(): void {
    if (this.closed || this.waking) return;
    const wait = this.wokenAt + busyPauseMs - performance.now();
    const tell = (): void => {
      this.waking = null;
      this.wokenAt = performance.now();
      void this.read();
      void this.notify();
    };
    if (wait > 0) this.waking = setTimeout(tell, wait);
    else tell();
  }

  /**
   * Delivers everything on these topics that commits from now on, possibly with some recent events; or, with a
   * cursor, everything since then exactly once. The iterator throws SubscriptionClosed if that is impossible.
   */
  async subscribe(topics: readonly string[], cursor?: string): Promise<EventSubscription> {
    const replays = cursor !== undefined;
    const onEnd = (ended: EventSubscription): void => this.remove(ended);
    const subscription = new EventSubscription({
      topics: [...new Set(topics)],
      capacity: this.capacity,
      replays,
      onEnd,
    });
    if (this.closed) subscription.close('stopped');
    else this.add(subscription);
    try {
      await this.start();
      if (replays) await this.replay(subscription, cursor);
    } catch (error) {
      await subscription.return();
      throw error;
    }
    return subscription;
  }

  /** The current cursor. Subscribing with it later delivers everything that was not committed yet. */
  async now(): Promise<string> {
    return formatCursor(await currentCursor(this.pool));
  }

  get subscriptionCount(): number {
    return new Set([...this.subscribers.values()].flatMap((some) => [...some])).size;
  }

  /** How far behind the reader is; 0 while there are no subscribers. */
  get lagMs(): number {
    return this.cursor === null ? 0 : performance.now() - this.currentAt;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.poll);
    if (this.waking) clearTimeout(this.waking);
    for (const some of [...this.subscribers.values()]) for (const one of [...some]) one.close('stopped');
    await this.read();
    await this.notify();
    await this.bus?.close();
  }

  private add(subscription: EventSubscription): void {
    for (const topic of subscription.topics) {
      const some = this.subscribers.get(topic) ?? new Set();
      this.subscribers.set(topic, some.add(subscription));
    }
  }

  private remove(subscription: EventSubscription): void {
    for (const topic of subscription.topics) {
      const some = this.subscribers.get(topic);
      some?.delete(subscription);
      if (some?.size === 0) this.subscribers.delete(topic);
    }
  }

  /** Starts the reader at the current position, unless it is already running. */
  private async start(): Promise<void> {
    if (this.cursor) return;
    const begin = async (): Promise<void> => {
      const now = await currentCursor(this.pool);
      this.cursor ??= now;
      this.currentAt = performance.now();
    };
    this.starting ??= begin().finally(() => {
      this.starting = null;
    });
    await this.starting;
  }

  private async follow(): Promise<void> {
    if (this.subscribers.size === 0) this.cursor = null;
    while (this.cursor) {
      const { events, next, upToDate, expired } = await readOutbox(this.pool, this.cursor, {
        limit: Math.min(largestPage, this.capacity),
      });
      this.cursor = next;
      if (expired) for (const some of [...this.subscribers.values()]) for (const one of [...some]) one.close('expired');
      for (const event of events) this.deliver(event);
      if (!upToDate) continue;
      this.currentAt = performance.now();
      return;
    }
  }

  private deliver(event: OutboxEvent): void {
    const some = this.subscribers.get(event.topic);
    if (some) for (const subscription of [...some]) subscription.deliver(event);
  }

  private async replay(subscription: EventSubscription, text: string): Promise<void> {
    let cursor = parseCursor(text);
    let told = 0;
    while (cursor && told <= this.capacity) {
      const limit = this.capacity + 1;
      const page = await readOutbox(this.pool, cursor, { topics: subscription.topics, limit });
      if (page.expired) break;
      for (const event of page.events) subscription.replay(event);
      told += page.events.length;
      cursor = page.next;
      if (page.upToDate) return subscription.goLive(cursor.upTo);
    }
    subscription.close('expired');
  }

  private attempting(work: () => Promise<void>, failing: string): () => Promise<void> {
    const failed = throttleLog((error: unknown, others) =>
      this.log.warn({ reason: error instanceof Error ? error.message : String(error), others }, failing),
    );
    return async () => {
      try {
        await work();
      } catch (error) {
        failed(error);
      }
    };
  }
}
