interface Bucket {
  tokens: number;
  at: number;
}

/** Whoever came longest ago is forgotten beyond this: they would have a full bucket by then. */
const mostKeys = 50_000;

/**
 * So many a minute for each key, and as many at once after a quiet minute. Counted in this process alone: what it takes
 * is a look into a map.
 */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #perMinute: number;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Takes one. Answers the seconds until there is another when there was none, otherwise 0. */
  take(key: string, now: number): number {
    const bucket = this.#bucketOf(key, now);
    const perMs = this.#perMinute / 60_000;
    bucket.tokens = Math.min(this.#perMinute, bucket.tokens + (now - bucket.at) * perMs);
    bucket.at = now;
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perMs / 1000));
    bucket.tokens -= 1;
    return 0;
  }

  #bucketOf(key: string, now: number): Bucket {
    const known = this.#buckets.get(key);
    if (known) return known;
    const fresh = { tokens: this.#perMinute, at: now };
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size >= mostKeys && oldest !== undefined) this.#buckets.delete(oldest);
    this.#buckets.set(key, fresh);
    return fresh;
  }
}
