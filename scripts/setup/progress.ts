import { performance } from 'node:perf_hooks';

/** Says what is being done and, when it is done, how long it took. */
export async function progress<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  process.stdout.write(`${sentence} ...`);
  try {
    const result = await work();
    process.stdout.write(` ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(' failed\n');
    throw error;
  }
}
