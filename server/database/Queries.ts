import type { Pool } from 'pg';

/** Runs statements: the pool or an operation's transaction. */
export type Queries = Pick<Pool, 'query'>;
