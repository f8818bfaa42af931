import type { EntityMappings, EntityRowProblem, ReadEntity } from '#domain/entity/entityImport.ts';
import { showEntityValue } from '#domain/entity/entityValue.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { truncate } from '#domain/kernel/text.ts';
import type { Queries } from '#server/database/Queries.ts';
import type { CustomEntityField } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import type { EntityChangeEntry } from '#server/operations/entity/changeEntity.ts';
import {
  findArchivedMatches,
  findEntityMatches,
  type ArchivedMatch,
  type EntityMatch,
} from '#server/operations/entity/import/findEntityMatches.ts';
import type { PlannedChange } from '#server/operations/entity/import/writeEntityChanges.ts';

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

export interface Planned {
  readonly kind: Kind;
  readonly mappings: EntityMappings;
}

/**
 * What rows of a file would change. A row that fits no entity adds one; one that fits an entity changes what its cells
 * say, and empty cells leave everything as it is. That is why the same file a second time changes nothing. Entities that
 * someone archived or merged aren't added again.
 */
export async function planEntityRows(
  queries: Queries,
  { kind, mappings: { key, ...mapped } }: Planned,
  records: readonly ReadEntity[],
): Promise<EntityPlan> {
  const sought = { customEntityId: kind.id, key };
  const matches = await findEntityMatches(queries, sought, records);
  const unmatched = records.filter((record) => !matches.has(record.key));
  const archived = await findArchivedMatches(queries, sought, unmatched);
  const keyColumn = (key === 'name' ? mapped.entity.name : mapped.fields[key]) ?? null;
  const rows: PlannedRow[] = [];
  const problems: EntityRowProblem[] = [];
  let unchanged = 0;
  for (const record of records) {
    const [match, other] = matches.get(record.key) ?? [];
    const gone = archived.get(record.key);
    if (other) problems.push({ row: record.row, column: keyColumn, code: 'importKeyAmbiguous' });
    else if (gone) problems.push({ row: record.row, column: keyColumn, ...archivedProblem(gone) });
    else {
      const planned = match ? changeOf(kind, record, match) : additionOf(kind, record);
      if (planned) rows.push(planned);
      else unchanged += 1;
    }
  }
  return { rows, unchanged, problems };
}

const archivedProblem = ({ mergedInto }: ArchivedMatch): CodedProblem =>
  mergedInto === null
    ? { code: 'importKeyArchived' }
    : { code: 'importKeyMerged', params: { entity: truncate(mergedInto, 80) } };

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
  { id: entityId, revision, ...now }: EntityMatch,
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
