interface Kept<Value> {
  readonly value: Promise<Value>;
  readonly at: number;
}

export interface StaleCacheOptions {
  /** how long a value is used without asking again */
  readonly freshMs: number;
  /** how long a value is used if asking again fails */
  readonly staleMs: number;
  readonly maxKept: number;
  readonly now?: () => number;
}

/**
 * Caches results by key. Concurrent calls share one request. When it fails, the last result is used for a while, so that
 * people can continue while a service is down.
 */
export function createStaleCache<Value>({
  freshMs,
  staleMs,
  maxKept,
  now = () => performance.now(),
}: StaleCacheOptions) {
  const kept = new Map<string, Kept<Value>>();
  const keep = (key: string, entry: Kept<Value>): void => {
    kept.delete(key);
    kept.set(key, entry);
    // a Map iterates in insertion order
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break;
      kept.delete(oldest);
    }
  };
  return (key: string, load: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    if (known && now() - known.at < freshMs) return known.value;
    const value = load().catch((error: unknown) => {
      if (kept.get(key)?.value === value) kept.delete(key);
      if (!known || now() - known.at >= staleMs) throw error;
      keep(key, known);
      return known.value;
    });
    keep(key, { value, at: now() });
    return value;
  };
}
