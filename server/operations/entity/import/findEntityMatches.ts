import { entityKey, type ReadEntity } from '#domain/entity/entityImport.ts';
import { comparableValue } from '#domain/entity/entityValue.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';
import type { Tx } from '#server/operations/operation.ts';

/** An entity that has the key of a row. */
export interface EntityMatch {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly note: string | null;
  readonly revision: number;
  readonly values: Readonly<Record<string, string>>;
}

export interface ArchivedMatch {
  readonly key: string;
  /** the name of the entity it was merged into, or null if it is only archived */
  readonly mergedInto: string | null;
}

interface Sought {
  readonly customEntityId: string;
  /** `name`, or the ID of a field */
  readonly key: string;
}

type ByName = [customEntityId: string, keys: readonly string[], names: readonly string[]];
type ByValue = [customEntityId: string, fieldId: string, comparables: readonly string[]];

const columns = `e.id, e.name, e.note, e.revision,
  COALESCE((SELECT jsonb_object_agg(v.custom_entity_field_id, v.value) FROM entity_field_values v WHERE v.entity_id = e.id), '{}') AS values`;
const mergedInto = '(SELECT s.name FROM entities s WHERE s.id = e.merged_into_id) AS "mergedInto"';

/** The database lowers names as they were written: its rules for letters differ from JavaScript's, such as for İ and Σ. */
const named = `FROM unnest($2::text[], $3::text[]) AS n(key, name) JOIN entities e ON lower(e.name) = lower(n.name)
   WHERE e.custom_entity_id = $1::uuid`;
const valued = `FROM entity_field_values k JOIN entities e ON e.id = k.entity_id
   WHERE e.custom_entity_id = $1::uuid AND k.custom_entity_field_id = $2::uuid AND k.comparable = ANY ($3::text[])`;
const active = 'AND e.deleted_at IS NULL ORDER BY e.id';
const archived = 'AND e.deleted_at IS NOT NULL';

const byName = statement<ByName, EntityMatch>('entity_import_by_name', `SELECT n.key, ${columns} ${named} ${active}`);
const byValue = statement<ByValue, EntityMatch>(
  'entity_import_by_value',
  `SELECT k.value AS key, ${columns} ${valued} ${active}`,
);
const archivedByName = statement<ByName, ArchivedMatch>(
  'entity_import_archived_by_name',
  `SELECT n.key, ${mergedInto} ${named} ${archived}`,
);
const archivedByValue = statement<ByValue, ArchivedMatch>(
  'entity_import_archived_by_value',
  `SELECT k.value AS key, ${mergedInto} ${valued} ${archived}`,
);

/** Lock in the order of IDs, so that an import and a person who change the same entities can't wait for each other. */
const lockByName = statement<ByName, never>('entity_import_lock_by_name', `SELECT ${named} ${active} FOR UPDATE OF e`);
const lockByValue = statement<ByValue, never>(
  'entity_import_lock_by_value',
  `SELECT ${valued} ${active} FOR UPDATE OF e`,
);

const takeTurns = statement<[customEntityId: string], never>(
  'entity_import_take_turns',
  `SELECT pg_advisory_xact_lock(hashtextextended('entities of ' || $1, 0))::text`,
);

/** Lets imports of one kind of entity take turns, so that two of the same file can't both add what neither finds. */
export const lockImportsOfKind = async (tx: Tx, customEntityId: string): Promise<void> => {
  await takeTurns.rows(tx.queries, [customEntityId]);
};

const keysOf = (records: readonly ReadEntity[]): readonly string[] => records.map(({ key }) => key);
const namesOf = (records: readonly ReadEntity[]): readonly string[] => records.map(({ key, name }) => name ?? key);

/** Locks the entities that rows fit. What is read about them afterwards is current until the transaction ends. */
export async function lockEntityMatches(
  tx: Tx,
  { customEntityId, key }: Sought,
  records: readonly ReadEntity[],
): Promise<void> {
  const keys = keysOf(records);
  if (key === 'name') await lockByName.rows(tx.queries, [customEntityId, keys, namesOf(records)]);
  else await lockByValue.rows(tx.queries, [customEntityId, key, keys.map(comparableValue)]);
}

/** The entities that rows fit, by key. */
export async function findEntityMatches(
  queries: Queries,
  { customEntityId, key }: Sought,
  records: readonly ReadEntity[],
): Promise<ReadonlyMap<string, readonly EntityMatch[]>> {
  const keys = keysOf(records);
  const found =
    key === 'name'
      ? await byName.rows(queries, [customEntityId, keys, namesOf(records)])
      : await byValue.rows(queries, [customEntityId, key, keys.map(comparableValue)]);
  return Map.groupBy(found, (match) => entityKey(match.key));
}

/** The archived entities that rows fit, by key. One that was merged comes first, because it says more. */
export async function findArchivedMatches(
  queries: Queries,
  { customEntityId, key }: Sought,
  records: readonly ReadEntity[],
): Promise<ReadonlyMap<string, ArchivedMatch>> {
  if (records.length === 0) return new Map();
  const keys = keysOf(records);
  const found =
    key === 'name'
      ? await archivedByName.rows(queries, [customEntityId, keys, namesOf(records)])
      : await archivedByValue.rows(queries, [customEntityId, key, keys.map(comparableValue)]);
  const mergedLast = found.toSorted(
    (one, other) => Number(one.mergedInto !== null) - Number(other.mergedInto !== null),
  );
  return new Map(mergedLast.map((match) => [entityKey(match.key), match]));
}
