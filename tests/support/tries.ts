/**
 * How often a property that asks the database is tried. A landing draws the same cases as the last one did, and a third of them;
 * `npm run test:all` draws others each time, and all.
 */
export const tries = (most: number): number => (process.env['CHANCE_SEED'] === undefined ? Math.ceil(most / 3) : most);
