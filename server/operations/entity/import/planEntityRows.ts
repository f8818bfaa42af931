import type { EntityMappings, EntityRowProblem, ReadEntity } from '#domain/entity/entityImport.ts';
import { showEntityValue } from '#domain/entity/entityValue.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';
import type { CustomEntityField } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import type { EntityChangeEntry } from '#server/operations/entity/changeEntity.ts';
import type { PlannedChange } from '#server/operations/entity/import/writeEntityChanges.ts';

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

/** Locked in the order of their ids, so that two imports at once can't wait for each other. */
const byName = statement<[customEntityId: string, names: readonly string[]], Match>(
  'entity_import_by_name',
  `SELECT lower(e.name) AS key, ${columns} FROM entities e
   WHERE e.custom_entity_id = $1::uuid AND e.deleted_at IS NULL AND lower(e.name) = ANY ($2::text[]) ORDER BY e.id FOR UPDATE`,
);

const byValue = statement<[customEntityId: string, fieldId: string, comparables: readonly string[]], Match>(
  'entity_import_by_value',
  `SELECT k.comparable AS key, ${columns} FROM entity_field_values k JOIN entities e ON e.id = k.entity_id
   WHERE e.custom_entity_id = $1::uuid AND e.deleted_at IS NULL AND k.custom_entity_field_id = $2::uuid
     AND k.comparable = ANY ($3::text[]) ORDER BY e.id FOR UPDATE OF e`,
);

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

/**
 * What rows of a file would change. A row that fits no entity adds one; one that fits an entity changes what its cells
 * say, and empty cells leave everything as it is. That is why the same file a second time changes nothing.
 */
export async function planEntityRows(
  queries: Queries,
  kind: Kind,
  { key, ...mapped }: EntityMappings,
  records: readonly ReadEntity[],
): Promise<EntityPlan> {
  const keys = records.map((record) => record.key);
  const found =
    key === 'name' ? await byName.rows(queries, [kind.id, keys]) : await byValue.rows(queries, [kind.id, key, keys]);
  const matches = Map.groupBy(found, (match) => match.key);
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
