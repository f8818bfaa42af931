/**
 * The number of runs of a slow property test. Landing runs repeat the last cases, and only a third of them; `npm run
 * test:all` runs all, with new cases each time.
 */
export const propertyRuns = (most: number): number =>
  process.env['CHANCE_SEED'] === undefined ? Math.ceil(most / 3) : most;
