export type RunExclusively = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs asynchronous work strictly one at a time, in the order of the calls. */
export function createMutex(): RunExclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
