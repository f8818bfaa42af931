import type { Pool } from 'pg';
import { entityWords } from '#domain/entity/entityWords.ts';
import { likeText } from '#server/database/likeText.ts';
import { statement } from '#server/database/statement.ts';

export interface EntityMatch {
  readonly id: string;
  readonly name: string;
  readonly customEntityId: string;
  /** the name of its kind */
  readonly customEntityName: string;
}

const most = 50;

/** The longest word uses the substring index; the others narrow down its matches. */
const entitiesNamed = statement<[customEntityId: string, longest: string, words: readonly string[]], EntityMatch>(
  'entities_named',
  `SELECT e.id, e.name, e.custom_entity_id AS "customEntityId", k.name AS "customEntityName"
   FROM entities e JOIN custom_entities k ON k.id = e.custom_entity_id
   WHERE e.custom_entity_id = $1 AND e.deleted_at IS NULL AND e.name ILIKE $2 AND e.name ILIKE ALL ($3::text[])
   ORDER BY lower(e.name), e.id LIMIT ${most}`,
);

/** Entities of one kind whose names contain every word, in any order. No words match nothing. */
export async function searchEntities(
  pool: Pick<Pool, 'query'>,
  customEntityId: string,
  terms: string,
): Promise<readonly EntityMatch[]> {
  const words = entityWords(terms).map((word) => `%${likeText(word)}%`);
  const [longest] = words;
  return longest === undefined ? [] : entitiesNamed.rows(pool, [customEntityId, longest, words]);
}
