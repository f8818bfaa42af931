export interface Queue {
  /** Runs the work when it's its turn; throws the error from `refusal` if too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Runs a few at the same time and lets a limited number wait, first in, first out. */
export function createQueue(
  { atOnce, waiting: maxWaiting }: { readonly atOnce: number; readonly waiting: number },
  refusal: () => Error,
): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else if (waiting.length >= maxWaiting) throw refusal();
      // the place of the one that finishes is handed over, so that no one can cut in
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
