import { entityKey, type EntityMappings, type EntityRowProblem, type ReadEntity } from '#domain/entity/entityImport.ts';
import { comparableValue, showEntityValue } from '#domain/entity/entityValue.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';
import type { CustomEntityField } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import type { EntityChangeEntry } from '#server/operations/entity/changeEntity.ts';
import type { PlannedChange } from '#server/operations/entity/import/writeEntityChanges.ts';
import type { Tx } from '#server/operations/operation.ts';

interface Match {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly note: string | null;
  readonly revision: number;
  readonly values: Readonly<Record<string, string>>;
}

const columns = `e.id, e.name, e.note, e.revision,
  COALESCE((SELECT jsonb_object_agg(v.custom_entity_field_id, v.value) FROM entity_field_values v WHERE v.entity_id = e.id), '{}') AS values`;

type ByName = [customEntityId: string, names: readonly string[]];
type ByValue = [customEntityId: string, fieldId: string, comparables: readonly string[]];

/** The database lowers both sides, because its rules for letters differ from JavaScript's. */
const nameMatches = `FROM unnest($2::text[]) AS n(key) JOIN entities e ON lower(e.name) = lower(n.key)
   WHERE e.custom_entity_id = $1::uuid AND e.deleted_at IS NULL ORDER BY e.id`;
const valueMatches = `FROM entity_field_values k JOIN entities e ON e.id = k.entity_id
   WHERE e.custom_entity_id = $1::uuid AND e.deleted_at IS NULL AND k.custom_entity_field_id = $2::uuid
     AND k.comparable = ANY ($3::text[]) ORDER BY e.id`;

const byName = statement<ByName, Match>('entity_import_by_name', `SELECT n.key, ${columns} ${nameMatches}`);
const byValue = statement<ByValue, Match>(
  'entity_import_by_value',
  `SELECT k.value AS key, ${columns} ${valueMatches}`,
);

/** Lock in the order of IDs, so that an import and a person who change the same entities can't wait for each other. */
const lockByName = statement<ByName, never>('entity_import_lock_by_name', `SELECT ${nameMatches} FOR UPDATE OF e`);
const lockByValue = statement<ByValue, never>('entity_import_lock_by_value', `SELECT ${valueMatches} FOR UPDATE OF e`);

const takeTurns = statement<[customEntityId: string], never>(
  'entity_import_take_turns',
  `SELECT pg_advisory_xact_lock(hashtextextended('entities of ' || $1, 0))::text`,
);

/** Lets imports of one kind of entity take turns, so that two of the same file can't both add what neither finds. */
export const lockImportsOfKind = async (tx: Tx, customEntityId: string): Promise<void> => {
  await takeTurns.rows(tx.queries, [customEntityId]);
};

/** Locks the entities that rows fit. What is read about them afterwards is current until the transaction ends. */
export async function lockMatches(
  tx: Tx,
  { kind, mappings: { key } }: Planned,
  records: readonly ReadEntity[],
): Promise<void> {
  const keys = records.map((record) => record.key);
  if (key === 'name') await lockByName.rows(tx.queries, [kind.id, keys]);
  else await lockByValue.rows(tx.queries, [kind.id, key, keys.map(comparableValue)]);
}

/** A row with what it will do. */
export interface PlannedRow {
  readonly row: number;
  readonly change: PlannedChange;
  /** what the row replaces, to undo it */
  readonly before: {
    readonly name?: string;
    readonly note?: string | null;
    readonly values: Readonly<Record<string, string | null>>;
  };
  /** after the change */
  readonly revision: number;
}

export interface EntityPlan {
  readonly rows: readonly PlannedRow[];
  readonly unchanged: number;
  readonly problems: readonly EntityRowProblem[];
}

interface Kind {
  readonly id: string;
  readonly nameFieldId: string | null;
  readonly customEntityFields: readonly CustomEntityField[];
}

interface Planned {
  readonly kind: Kind;
  readonly mappings: EntityMappings;
}

/**
 * What rows of a file would change. A row that fits no entity adds one; one that fits an entity changes what its cells
 * say, and empty cells leave everything as it is. That is why the same file a second time changes nothing.
 */
export async function planEntityRows(
  queries: Queries,
  { kind, mappings: { key, ...mapped } }: Planned,
  records: readonly ReadEntity[],
): Promise<EntityPlan> {
  const keys = records.map((record) => record.key);
  const found =
    key === 'name'
      ? await byName.rows(queries, [kind.id, keys])
      : await byValue.rows(queries, [kind.id, key, keys.map(comparableValue)]);
  const matches = Map.groupBy(found, (match) => entityKey(match.key));
  const keyColumn = (key === 'name' ? mapped.entity.name : mapped.fields[key]) ?? null;
  const rows: PlannedRow[] = [];
  const problems: EntityRowProblem[] = [];
  let unchanged = 0;
  for (const record of records) {
    const [match, other] = matches.get(record.key) ?? [];
    if (other) problems.push({ row: record.row, column: keyColumn, code: 'importKeyAmbiguous' });
    else {
      const planned = match ? changeOf(kind, record, match) : additionOf(kind, record);
      if (planned) rows.push(planned);
      else unchanged += 1;
    }
  }
  return { rows, unchanged, problems };
}

function additionOf({ nameFieldId, customEntityFields }: Kind, { row, name, note, values }: ReadEntity): PlannedRow {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  const history = given.flatMap(([id, value]) => entryOf(customEntityFields, id, null, value));
  return {
    row,
    change: {
      ...{ entityId: newId(), isNew: true, note: note ?? null, values: given },
      name: nameFieldId === null ? (name ?? '') : (values[nameFieldId] ?? ''),
      history: [{ kind: 'created' }, ...history],
    },
    before: { values: {} },
    revision: 1,
  };
}

function changeOf(
  { nameFieldId, customEntityFields }: Kind,
  record: ReadEntity,
  { id: entityId, revision, ...now }: Match,
): PlannedRow | null {
  const values = Object.entries(record.values).filter(([id, value]) => value !== null && value !== now.values[id]);
  const wanted = nameFieldId === null ? record.name : (record.values[nameFieldId] ?? null);
  const name = wanted !== null && wanted !== now.name ? wanted : undefined;
  const note = typeof record.note === 'string' && record.note !== now.note ? record.note : undefined;
  if (values.length === 0 && name === undefined && note === undefined) return null;
  const history: EntityChangeEntry[] = [
    ...(name === undefined ? [] : [{ kind: 'name', before: now.name, after: name } as const]),
    ...values.flatMap(([id, value]) => entryOf(customEntityFields, id, now.values[id] ?? null, value)),
    ...(note === undefined ? [] : [{ kind: 'note', before: now.note, after: note } as const]),
  ];
  return {
    row: record.row,
    change: { entityId, isNew: false, name, note, values, history },
    before: {
      ...(name === undefined ? {} : { name: now.name }),
      ...(note === undefined ? {} : { note: now.note }),
      values: Object.fromEntries(values.map(([id]) => [id, now.values[id] ?? null])),
    },
    revision: revision + 1,
  };
}

/** An entry of the history about one field, in the words of people. */
export function entryOf(
  fields: readonly CustomEntityField[],
  id: string,
  before: string | null,
  after: string | null,
): EntityChangeEntry[] {
  const field = fields.find((each) => each.id === id);
  if (!field) return [];
  const [shownBefore, shownAfter] = [before, after].map((value) => showEntityValue(value, field) || null);
  return [{ kind: 'field', field, before: shownBefore ?? null, after: shownAfter ?? null }];
}
