import type { Pool } from 'pg';
import { likeText } from '#server/database/likeText.ts';
import { statement } from '#server/database/statement.ts';

export interface EntityMatch {
  readonly id: string;
  readonly name: string;
}

const most = 50;
const mostWords = 8;

/** The longest word goes through the index, which finds parts of names; the others narrow down what it found. */
const entitiesNamed = statement<[customEntityId: string, longest: string, words: readonly string[]], EntityMatch>(
  'entities_named',
  `SELECT e.id, e.name FROM entities e
   WHERE e.custom_entity_id = $1 AND e.deleted_at IS NULL AND e.name ILIKE $2 AND e.name ILIKE ALL ($3::text[])
   ORDER BY lower(e.name), e.id LIMIT ${most}`,
);

/** The records of a kind in whose names every word of the terms occurs, in any order; of no words, none. */
export async function searchEntities(
  pool: Pick<Pool, 'query'>,
  customEntityId: string,
  terms: string,
): Promise<readonly EntityMatch[]> {
  const words = terms
    .split(/\s+/)
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostWords)
    .map((word) => `%${likeText(word)}%`);
  const [longest] = words;
  return longest === undefined ? [] : entitiesNamed.rows(pool, [customEntityId, longest, words]);
}
