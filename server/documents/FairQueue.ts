type Waiting = () => Promise<void>;

/**
 * Distributes work to a few workers. Each person has their own queue, served round-robin: someone with a lot of work
 * waits for it alone, and delays others only by what is in progress.
 */
export class FairQueue<Worker> {
  readonly #free: Worker[];
  /** in round-robin order */
  readonly #lines = new Map<string, Waiting[]>();
  readonly #inProgress = new Set<string>();

  constructor(workers: readonly Worker[]) {
    this.#free = [...workers];
  }

  run<Result>(person: string, work: (worker: Worker) => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const waiting = async (): Promise<void> => {
        const worker = this.#free.pop() as Worker;
        this.#inProgress.add(person);
        await work(worker).then(resolve, reject);
        this.#inProgress.delete(person);
        this.#free.push(worker);
        this.#toTheEnd(person);
        this.#next();
      };
      this.#lines.set(person, [...(this.#lines.get(person) ?? []), waiting]);
      this.#next();
    });
  }

  /** At most one item per person at a time, so that two large files don't occupy both workers. */
  #next(): void {
    for (const [person, line] of this.#lines) {
      if (this.#free.length === 0) return;
      if (this.#inProgress.has(person)) continue;
      const first = line.shift();
      if (line.length === 0) this.#lines.delete(person);
      void first?.();
    }
  }

  #toTheEnd(person: string): void {
    const line = this.#lines.get(person);
    if (line === undefined) return;
    this.#lines.delete(person);
    this.#lines.set(person, line);
  }
}
