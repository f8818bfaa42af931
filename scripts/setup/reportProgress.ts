import { performance } from 'node:perf_hooks';

/**
 * Reports when work starts and, once it's done, how long it took. Several tasks may run at the same time. It writes to
 * standard error because standard output is for a command's results.
 */
export async function reportProgress<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  process.stderr.write(`${sentence} ...\n`);
  const result = await work();
  process.stderr.write(`${sentence}: ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  return result;
}
