import { formatCursor } from '#server/events/cursor.ts';
import type { AnnouncedEvent, OutboxEvent } from '#server/events/readOutbox.ts';
import { snapshotIncludes, isVisibleIn, type Snapshot } from '#server/events/snapshot.ts';

/**
 * Why the subscription ended. `tooSlow`: the subscriber's queue is full. `expired`: the cursor is too old, so reload
 * instead. `stopped`: this process is shutting down; the cursor works on another one.
 */
export type CloseReason = 'tooSlow' | 'expired' | 'stopped';

export class SubscriptionClosed extends Error {
  override readonly name = 'SubscriptionClosed';
  readonly reason: CloseReason;

  constructor(reason: CloseReason) {
    super(`the subscription was closed: ${reason}`);
    this.reason = reason;
  }
}

interface Waiting {
  resolve(result: IteratorResult<AnnouncedEvent, undefined>): void;
  reject(error: Error): void;
}

/** One subscriber's events, each once and in order, as an async iterator over a bounded queue. */
export class EventSubscription implements AsyncIterableIterator<AnnouncedEvent, undefined> {
  readonly topics: readonly string[];
  private readonly capacity: number;
  private readonly onEnd: (subscription: EventSubscription) => void;
  private queue: AnnouncedEvent[] = [];
  private waiting: Waiting[] = [];
  /** live events that arrive while older ones are still being replayed */
  private held: OutboxEvent[] | null;
  /** how far the replay got, until this process's reader has caught up with it */
  private replayed: Snapshot | null = null;
  private ended = false;
  private failure: SubscriptionClosed | null = null;

  constructor(options: {
    topics: readonly string[];
    capacity: number;
    replays: boolean;
    onEnd: (subscription: EventSubscription) => void;
  }) {
    this.topics = options.topics;
    this.capacity = options.capacity;
    this.onEnd = options.onEnd;
    this.held = options.replays ? [] : null;
  }

  /** An event this process has just read from the outbox. */
  deliver(event: OutboxEvent): void {
    if (this.replayed && snapshotIncludes(event.place.from, this.replayed)) this.replayed = null;
    if (this.held) this.held.push(event);
    else if (!this.replayed) this.enqueue(event);
    else if (!isVisibleIn(this.replayed, event.txid)) {
      // The event's own cursor would lose what the replay has already delivered beyond it.
      this.enqueue({ ...event, cursor: formatCursor({ ...event.place, from: this.replayed }) });
    }
    this.assertKeepingUp();
  }

  /** An event from before this subscription. */
  replay(event: OutboxEvent): void {
    this.enqueue(event);
    this.assertKeepingUp();
  }

  /** The replay got as far as this snapshot; events it saw are not delivered again. */
  goLive(replayed: Snapshot): void {
    const held = this.held ?? [];
    this.held = null;
    this.replayed = replayed;
    for (const event of held) this.deliver(event);
  }

  next(): Promise<IteratorResult<AnnouncedEvent, undefined>> {
    const event = this.queue.shift();
    if (event) return Promise.resolve({ value: event, done: false });
    if (this.failure) {
      const failure = this.failure;
      this.failure = null;
      return Promise.reject(failure);
    }
    if (this.ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  return(): Promise<IteratorResult<AnnouncedEvent, undefined>> {
    this.end(null);
    return Promise.resolve({ value: undefined, done: true });
  }

  close(reason: CloseReason): void {
    this.end(new SubscriptionClosed(reason));
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private enqueue(event: AnnouncedEvent): void {
    if (this.ended) return;
    const waiting = this.waiting.shift();
    if (waiting) waiting.resolve({ value: event, done: false });
    else this.queue.push(event);
  }

  /** Most live events found during the replay are part of it as well, so they have their own capacity. */
  private assertKeepingUp(): void {
    const most = Math.max(this.queue.length, this.held?.length ?? 0);
    if (most > this.capacity) this.close(this.held ? 'expired' : 'tooSlow');
  }

  private end(failure: SubscriptionClosed | null): void {
    if (this.ended) return;
    this.ended = true;
    this.queue = [];
    this.held = null;
    const waiting = this.waiting;
    this.waiting = [];
    // The first waiting reader gets the reason, the others just the end.
    const told = failure && waiting.shift();
    if (told) told.reject(failure);
    else this.failure = failure;
    for (const one of waiting) one.resolve({ value: undefined, done: true });
    this.onEnd(this);
  }
}
