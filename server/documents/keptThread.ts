import { Worker, type ResourceLimits } from 'node:worker_threads';

export interface ThreadSettings {
  /** listens to its port and answers each message with one */
  readonly module: URL;
  readonly memory: ResourceLimits;
  /** nothing honest takes longer */
  readonly milliseconds: number;
}

/** What was asked took more time or memory than anybody may have. */
export const tooMuch = Symbol('too much');

/** Loading the libraries takes longer than the work, and work comes in batches. */
const keptMs = 10_000;

/**
 * A thread beside the event loop for long calculations on files of strangers, one at a time. It is kept for what comes
 * next, but not when it had to be stopped.
 */
export function keptThread<Asked, Answer>(
  settings: ThreadSettings,
): (asked: Asked) => Promise<Answer | typeof tooMuch> {
  const { module, memory, milliseconds } = settings;
  let kept: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const open = (): Worker => {
    const worker = new Worker(module, { resourceLimits: memory, stdout: true, stderr: true });
    // while it is asked, the one who asks hears of it
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (kept === worker) kept = null;
    });
    return worker;
  };
  const end = async (): Promise<void> => {
    const worker = kept;
    kept = null;
    await worker?.terminate();
  };

  const ask = async (asked: Asked): Promise<Answer | typeof tooMuch> => {
    clearTimeout(idle);
    const worker = (kept ??= open());
    worker.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Answer | typeof tooMuch>();
    const fail = (error: NodeJS.ErrnoException): void =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooMuch) : reject(error);
    const clock = setTimeout(() => resolve(tooMuch), milliseconds);
    worker.once('message', resolve);
    worker.once('error', fail);
    worker.postMessage(asked);
    try {
      const answer = await promise;
      if (answer === tooMuch) await end();
      // it keeps no process alive that has nothing else to do
      worker.unref();
      idle = setTimeout(() => void end(), keptMs).unref();
      return answer;
    } catch (error) {
      await end();
      throw error;
    } finally {
      clearTimeout(clock);
      worker.off('message', resolve);
      worker.off('error', fail);
    }
  };
  return (asked) => {
    const answered = last.then(() => ask(asked));
    last = answered.catch(() => undefined);
    return answered;
  };
}
