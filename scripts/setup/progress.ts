import { performance } from 'node:perf_hooks';

/**
 * Prints what starts and, when it is done, how long it took. Several can run at once. Uses standard error, because
 * standard output is for a command's result.
 */
export async function progress<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  process.stderr.write(`${sentence} ...\n`);
  const result = await work();
  process.stderr.write(`${sentence}: ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  return result;
}
