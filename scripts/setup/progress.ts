import { performance } from 'node:perf_hooks';

/** Says what begins and, when it is done, how long it took. Several pieces of work may go on at once. */
export async function progress<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  process.stdout.write(`${sentence} ...\n`);
  const result = await work();
  process.stdout.write(`${sentence}: ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  return result;
}
