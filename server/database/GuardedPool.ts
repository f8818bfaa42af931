import pg, { type Pool, type PoolClient, type PoolConfig } from 'pg';
import { isDatabaseReachable } from '#server/database/isDatabaseReachable.ts';
import { PreparingClient } from '#server/database/PreparingClient.ts';
import { DatabaseUnavailable } from '#server/database/unavailable.ts';

export interface PoolLimits {
  /** how long a request waits for a connection, in milliseconds */
  readonly waitMs: number;
  /** how many requests may wait */
  readonly maxWaiting: number;
  /** how long a statement may occupy a connection; longer than the statement timeout */
  readonly holdMs: number;
  /** called when the database stops answering, and when it answers again */
  readonly onAvailabilityChange: (isAway: boolean) => void;
}

type Taken = Parameters<Parameters<Pool['connect']>[0]>;
type Take = (...taken: Taken) => void;

interface Waiter {
  readonly since: number;
  readonly take: Take;
}

const lookEveryMs = 250;
/** If no statement was answered for this long while some are in flight, check whether the database is up. */
const quietMs = 1_000;
/** A busy machine may miss one health check, but not two in a row. */
const failuresUntilAway = 2;
const nobody = (): void => undefined;

/**
 * A connection pool that never makes callers wait long. The wait queue is bounded and has a timeout. While the database
 * hangs (stopped machine, stalled disk), new requests fail immediately, statements in flight are cut off, and only this
 * class's health check keeps trying. Decision 0019.
 */
export class GuardedPool extends pg.Pool {
  readonly #patience: PoolLimits;
  readonly #looking: NodeJS.Timeout;
  readonly #held = new Map<PoolClient, number>();
  #waiting: Waiter[] = [];
  #opening = 0;
  #lastAnswer = performance.now();
  #failures = 0;
  #isAsking = false;

  constructor(config: PoolConfig, patience: PoolLimits) {
    super({ ...config, Client: PreparingClient, connectionTimeoutMillis: patience.waitMs });
    this.#patience = patience;
    // this class has its own queue and doesn't use that of `pg.Pool`
    Object.defineProperty(this, 'waitingCount', { get: () => this.#waiting.length });
    this.on('acquire', (client) => void this.#held.set(client, performance.now()));
    this.on('release', (error, client) => {
      this.#held.delete(client);
      // a failed statement is an answer too, but the error of a lost connection is not
      if (!error) this.#lastAnswer = performance.now();
      // after the connection is idle again or removed
      process.nextTick(() => this.#next());
    });
    this.#looking = setInterval(() => this.#look(), lookEveryMs).unref();
  }

  get isAway(): boolean {
    return this.#failures >= failuresUntilAway;
  }

  override connect(): Promise<PoolClient>;
  override connect(take: Take): void;
  override connect(take?: Take): Promise<PoolClient> | void {
    if (take) return this.#enter(take);
    return new Promise((resolve, reject) => {
      this.#enter((error, client) => (client ? resolve(client) : reject(error)));
    });
  }

  override async end(): Promise<void> {
    clearInterval(this.#looking);
    this.#refuseAll('the server stops');
    await super.end();
  }

  #enter(take: Take): void {
    if (this.isAway) return refuse(take, 'the database is not responding');
    if (this.#hasRoom()) return this.#open(take);
    if (this.#waiting.length >= this.#patience.maxWaiting) return refuse(take, 'too many wait for the database');
    this.#waiting.push({ since: performance.now(), take });
  }

  #hasRoom(): boolean {
    return this.#held.size + this.#opening < (this.options.max ?? 1);
  }

  #open(take: Take): void {
    this.#opening += 1;
    super.connect((error, client, release) => {
      this.#opening -= 1;
      if (!error) this.#lastAnswer = performance.now();
      take(error, client, release);
      if (error) this.#next();
    });
  }

  #next(): void {
    while (this.#waiting.length > 0 && this.#hasRoom()) {
      const waiter = this.#waiting.shift();
      if (waiter) this.#open(waiter.take);
    }
  }

  #refuseAll(why: string): void {
    const refused = this.#waiting;
    this.#waiting = [];
    for (const { take } of refused) refuse(take, why);
  }

  #look(): void {
    const now = performance.now();
    while ((this.#waiting[0]?.since ?? now) < now - this.#patience.waitMs) {
      const tired = this.#waiting.shift();
      if (tired) refuse(tired.take, 'the database is too busy');
    }
    const busy = [...this.#held].filter(([client]) => isAsked(client));
    for (const [client, since] of busy) if (since < now - this.#patience.holdMs) cutOff(client);
    const isQuiet = busy.length + this.#opening > 0 && this.#lastAnswer < now - quietMs;
    if ((isQuiet || this.isAway) && !this.#isAsking) void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    const isThere = await isDatabaseReachable(this.options.connectionString);
    this.#isAsking = false;
    const wasAway = this.isAway;
    this.#failures = isThere ? 0 : this.#failures + 1;
    if (this.isAway === wasAway) return;
    this.#patience.onAvailabilityChange(this.isAway);
    if (!this.isAway) return;
    this.#refuseAll('the database is not responding');
    for (const client of this.#held.keys()) if (isAsked(client)) cutOff(client);
  }
}

/** False for a connection that only listens, or is idle in a transaction. */
const isAsked = (client: PoolClient): boolean => !(client as unknown as { readyForQuery: boolean }).readyForQuery;

/** Asynchronous, like a refusal after waiting, so that pool code never runs on the caller's stack. */
const refuse = (take: Take, why: string): void =>
  process.nextTick(() => take(new DatabaseUnavailable(why), undefined, nobody));

/** Its statements fail immediately and the pool replaces it. PostgreSQL rolls back what was not committed. */
function cutOff(client: PoolClient): void {
  client.connection.stream.destroy();
}
