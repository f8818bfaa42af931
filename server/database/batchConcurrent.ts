/** A batch slower than this no longer holds up the next one. */
const patienceMs = 25;

/**
 * Batches concurrent reads: keys requested while a batch is in flight form the next batch, and a lone key is fetched
 * immediately. A batch starts after its keys were requested, so no value is older than its request.
 */
export function batchConcurrent<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting = new Map<Key, PromiseWithResolvers<Value | undefined>>();
  let isAsking = false;

  async function answer(batch: typeof waiting): Promise<void> {
    try {
      const found = await ask([...batch.keys()]);
      for (const [key, one] of batch) one.resolve(found.get(key));
    } catch (error) {
      for (const one of batch.values()) one.reject(error);
    }
  }

  async function askAll(): Promise<void> {
    isAsking = true;
    while (waiting.size > 0) {
      const batch = waiting;
      waiting = new Map();
      await comeOrLate(answer(batch));
    }
    isAsking = false;
  }

  return (key) => {
    const one = waiting.get(key) ?? Promise.withResolvers<Value | undefined>();
    waiting.set(key, one);
    if (!isAsking) void askAll();
    return one.promise;
  };
}

function comeOrLate(answer: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, patienceMs);
    void answer.then(() => {
      clearTimeout(late);
      resolve();
    });
  });
}
