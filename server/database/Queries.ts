import type { Pool } from 'pg';

/** What runs a statement: the pool, or a transaction of an operation. */
export type Queries = Pick<Pool, 'query'>;
