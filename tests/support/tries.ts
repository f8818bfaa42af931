/**
 * How often a property is tried that takes long, by many cases or by asking the database. A landing draws the same cases as the
 * last one did, and a third of them; `npm run test:all` draws others each time, and all.
 */
export const tries = (most: number): number => (process.env['CHANCE_SEED'] === undefined ? Math.ceil(most / 3) : most);
