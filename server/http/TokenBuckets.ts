interface Bucket {
  tokens: number;
  at: number;
}

/** A key is kept while fewer than this many others come. After a minute without requests its bucket is full anyway. */
export const maxBucketKeys = 50_000;

/** A rate limit per minute for each key, with a burst of the same size after an idle minute. Counted in this process only. */
export class TokenBuckets {
  /** Two generations: a cheap approximation of an LRU cache, since deleting a Map's oldest keys one by one gets slow. */
  #recent = new Map<string, Bucket>();
  #older = new Map<string, Bucket>();
  readonly #perMinute: number;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Takes a token. Returns 0, or the seconds until the next one if there is none. */
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
    const known = this.#recent.get(key);
    if (known) return known;
    if (this.#recent.size >= maxBucketKeys) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    const bucket = this.#older.get(key) ?? { tokens: this.#perMinute, at: now };
    this.#recent.set(key, bucket);
    return bucket;
  }
}
