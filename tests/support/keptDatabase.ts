import pg, { type Pool } from 'pg';
import { createDatabase, type Database } from '#server/database/createDatabase.ts';

/** Prisma on a pool that is another one in each test file. */
interface Kept {
  readonly db: Database;
  readonly use: (pool: Pool | null) => void;
}

const idle: Kept[] = [];

/**
 * A client of Prisma takes a tenth of a second of the processor to make, and compiles each query anew. What it knows is
 * the same for every file of a process, so that its disconnection gives it to the next one.
 */
export function keptDatabase(pool: Pool): Database {
  const kept = idle.pop() ?? makeFor(pool);
  kept.use(pool);
  let isLeft = false;
  const leave = async (): Promise<void> => {
    if (isLeft) return;
    isLeft = true;
    kept.use(null);
    idle.push(kept);
  };
  return withOwn(kept.db, (key) => (key === '$disconnect' ? leave : undefined));
}

function makeFor(first: Pool): Kept {
  let current: Pool | null = first;
  const pool = Object.create(pg.Pool.prototype) as Pool;
  const switched = new Proxy(pool, {
    get: (_, key) => {
      if (current === null) throw new Error('Prisma is asked after the test file that had it.');
      return bound(current, key);
    },
  });
  return { db: createDatabase(switched), use: (next) => (current = next) };
}

/** The same thing, but for what is another's to say. */
export const withOwn = <Thing extends object>(thing: Thing, own: (key: string | symbol) => unknown): Thing =>
  new Proxy(thing, { get: (_, key) => own(key) ?? bound(thing, key) });

function bound(thing: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(thing, key, thing);
  return typeof value === 'function' ? value.bind(thing) : value;
}
