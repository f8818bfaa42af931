import pg, { type Pool } from 'pg';
import { createDatabase, type Database } from '#server/database/createDatabase.ts';

/** A Prisma client whose pool changes with each test file. */
interface Kept {
  readonly db: Database;
  readonly use: (pool: Pool | null) => void;
}

const idle: Kept[] = [];

/**
 * Creating a Prisma client takes a tenth of a second of CPU, and each client compiles its queries again. So all files
 * of a process share one, and disconnecting passes it to the next file.
 */
export function sharedPrismaClient(pool: Pool): Database {
  const kept = idle.pop() ?? makeFor(pool);
  kept.use(pool);
  let isLeft = false;
  const leave = async (): Promise<void> => {
    if (isLeft) return;
    isLeft = true;
    kept.use(null);
    idle.push(kept);
  };
  return withOverrides(kept.db, (key) => (key === '$disconnect' ? leave : undefined));
}

function makeFor(first: Pool): Kept {
  let current: Pool | null = first;
  const pool = Object.create(pg.Pool.prototype) as Pool;
  const switched = new Proxy(pool, {
    get: (_, key) => {
      if (current === null) throw new Error('Prisma was used after its test file had ended.');
      return bound(current, key);
    },
  });
  return { db: createDatabase(switched), use: (next) => (current = next) };
}

/** The same object, with some properties delegated to another. */
export const withOverrides = <Thing extends object>(thing: Thing, own: (key: string | symbol) => unknown): Thing =>
  new Proxy(thing, { get: (_, key) => own(key) ?? bound(thing, key) });

function bound(thing: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(thing, key, thing);
  return typeof value === 'function' ? value.bind(thing) : value;
}
