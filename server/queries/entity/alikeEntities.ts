import type { Pool } from 'pg';
import { comparableValue, readEntityValue, type EntityValueField } from '#domain/entity/entityValue.ts';
import { entityWords } from '#domain/entity/entityWords.ts';
import { isIdentifying } from '#domain/entity/mergeEntities.ts';
import { likeText } from '#server/database/likeText.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import { statement } from '#server/database/statement.ts';
import { countWords } from '#server/queries/entity/countWords.ts';

/** An entity that could be the same as the one described. */
export interface AlikeEntity {
  readonly id: string;
  readonly isNameAlike: boolean;
  /** the fields with the same value */
  readonly fieldIds: readonly string[];
}

export interface DescribedEntity {
  readonly customEntityId: string;
  /** null while it is not on file yet */
  readonly entityId: string | null;
  readonly name: string;
  /** values as typed or stored */
  readonly values: readonly { readonly field: EntityValueField & { readonly id: string }; readonly value: string }[];
}

const mostAlike = 5;
const leastSimilarity = 0.45;
/** Names that contain the start of a word. Reading more of them takes too long. */
const mostCandidates = 3_000;
const wordStart = 6;

/** $1 kind, $2 the entity itself, $3 its name, $4 starts of its rare words. */
const alikeByName = statement<[kind: string, self: string, name: string, patterns: readonly string[]], { id: string }>(
  'entities_alike_by_name',
  `WITH candidates AS MATERIALIZED (
     SELECT e.id, e.name, e.custom_entity_id FROM entities e WHERE e.name ILIKE ANY ($4::text[]) AND e.deleted_at IS NULL)
   SELECT c.id FROM candidates c
   WHERE c.custom_entity_id = $1::uuid AND c.id <> $2::uuid AND similarity(c.name, $3) >= ${leastSimilarity}
   ORDER BY similarity(c.name, $3) DESC, c.id LIMIT ${mostAlike}`,
);

const sameName = statement<[kind: string, self: string, name: string], { id: string }>(
  'entities_same_name',
  `SELECT e.id FROM entities e
   WHERE e.custom_entity_id = $1::uuid AND e.deleted_at IS NULL AND e.name = $3 AND e.id <> $2::uuid
   ORDER BY e.id LIMIT ${mostAlike}`,
);

const alikeByValue = statement<
  [self: string, fields: readonly string[], comparables: readonly string[]],
  { id: string; fieldId: string }
>(
  'entities_alike_by_value',
  `SELECT f.id, f.field_id AS "fieldId" FROM unnest($2::uuid[], $3::text[]) AS w(field_id, comparable)
   CROSS JOIN LATERAL (SELECT e.id, w.field_id FROM entity_field_values v
     JOIN entities e ON e.id = v.entity_id AND e.deleted_at IS NULL
     WHERE v.custom_entity_field_id = w.field_id AND v.comparable = w.comparable AND e.id <> $1::uuid
     LIMIT ${mostAlike}) f`,
);

/** Entities of the same kind with a similar name, or the same phone number, email, address, or number. */
export async function alikeEntities(
  pool: Pick<Pool, 'query'>,
  { customEntityId, entityId, name, values }: DescribedEntity,
): Promise<readonly AlikeEntity[]> {
  const self = entityId ?? nilUuid;
  const [byName, byValue] = [
    await namedAlike(pool, customEntityId, self, name.trim()),
    await valuedAlike(pool, self, values),
  ];
  const found = new Map<string, { isNameAlike: boolean; fieldIds: string[] }>();
  const at = (id: string) => {
    const known = found.get(id) ?? { isNameAlike: false, fieldIds: [] };
    found.set(id, known);
    return known;
  };
  for (const { id, fieldId } of byValue) at(id).fieldIds.push(fieldId);
  for (const id of byName) at(id).isNameAlike = true;
  return [...found]
    .map(([id, hints]) => ({ id, ...hints }))
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, mostAlike);
}

const weightOf = ({ isNameAlike, fieldIds }: Omit<AlikeEntity, 'id'>): number => fieldIds.length + Number(isNameAlike);

async function namedAlike(
  pool: Pick<Pool, 'query'>,
  kind: string,
  self: string,
  name: string,
): Promise<readonly string[]> {
  if (name === '') return [];
  const same = await sameName.rows(pool, [kind, self, name]);
  const starts = entityWords(name)
    .map((word) => Array.from(word).slice(0, wordStart).join(''))
    .filter((start) => /[\p{L}\p{N}]{3}/u.test(start))
    .map((start) => `%${likeText(start)}%`);
  const counts = starts.length === 0 ? [] : await countWords(pool, starts.slice(0, 4));
  const rare = counts.filter(({ count }) => count <= mostCandidates).map(({ pattern }) => pattern);
  const alike = rare.length === 0 ? [] : await alikeByName.rows(pool, [kind, self, name, rare]);
  return [...new Set([...same, ...alike].map(({ id }) => id))].slice(0, mostAlike);
}

async function valuedAlike(
  pool: Pick<Pool, 'query'>,
  self: string,
  values: DescribedEntity['values'],
): Promise<readonly { readonly id: string; readonly fieldId: string }[]> {
  const told = values.flatMap(({ field, value }) => {
    const read = readEntityValue(value, field);
    const comparable = read.ok && read.value !== null ? comparableValue(read.value) : '';
    return isIdentifying(field.dataType, comparable) ? [{ fieldId: field.id, comparable }] : [];
  });
  if (told.length === 0) return [];
  return alikeByValue.rows(pool, [self, told.map(({ fieldId }) => fieldId), told.map(({ comparable }) => comparable)]);
}
