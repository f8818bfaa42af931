import { performance } from 'node:perf_hooks';

/**
 * Says what begins and, when it is done, how long it took. Several pieces of work may go on at once. What a command
 * answers goes to standard output, so this does not.
 */
export async function progress<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  process.stderr.write(`${sentence} ...\n`);
  const result = await work();
  process.stderr.write(`${sentence}: ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  return result;
}
