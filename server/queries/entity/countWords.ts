import type { Pool } from 'pg';
import { statement } from '#server/database/statement.ts';

interface WordCount {
  readonly pattern: string;
  readonly count: number;
}

/** Estimates from a sample of pages how many entities of all teams have each word, rarest first. */
const wordCounts = statement<[patterns: readonly string[]], WordCount>(
  'entities_word_counts',
  `WITH size AS (SELECT GREATEST(reltuples, 1)::float8 AS total FROM pg_class WHERE oid = 'entities'::regclass),
   sampled AS MATERIALIZED (SELECT e.name FROM entities e
     TABLESAMPLE SYSTEM ((SELECT LEAST(100, 150000 / total) FROM size))),
   seen AS (SELECT GREATEST(count(*), 1) AS total FROM sampled)
   SELECT p.pattern, (count(s.name) * (SELECT total FROM size) / (SELECT total FROM seen))::float8 AS count
   FROM unnest($1::text[]) AS p(pattern) LEFT JOIN sampled s ON s.name ILIKE p.pattern
   GROUP BY p.pattern ORDER BY count, length(p.pattern) DESC`,
);

export const countWords = (pool: Pick<Pool, 'query'>, patterns: readonly string[]): Promise<readonly WordCount[]> =>
  wordCounts.rows(pool, [patterns]);
