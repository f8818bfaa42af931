import { dateTimeCell } from '#domain/export/Cell.ts';
import { entityCell } from '#domain/export/entityCell.ts';
import { maxExportedRows } from '#domain/export/exportRules.ts';
import type { ExportTable, Row } from '#domain/export/ExportTable.ts';
import { exportColumnWords } from '#messages/lists/exportColumnWords.ts';
import { exportWords } from '#messages/lists/exportWords.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import { statement } from '#server/database/statement.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { EntitiesRequest } from '#server/queries/export/ExportRequest.ts';
import type { Services } from '#server/Services.ts';

const withFields = {
  team: { select: { timeZone: true } },
  customEntityFields: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
} as const satisfies Prisma.CustomEntityInclude;

type Kind = Prisma.CustomEntityGetPayload<{ include: typeof withFields }>;

interface EntityRow {
  readonly id: string;
  readonly name: string;
  readonly note: string | null;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
  readonly contacts: readonly string[];
  /** by field */
  readonly values: Readonly<Record<string, string>>;
}

const page = 500;

const entityRows = statement<[customEntityId: string, after: string, most: number], EntityRow>(
  'export_entities',
  `SELECT e.id, e.name, e.note, e.created_at AS "createdAt", e.deleted_at AS "deletedAt",
     ARRAY(SELECT u.name || ' <' || u.email || '>' FROM entity_contacts c JOIN users u ON u.id = c.user_id
       WHERE c.entity_id = e.id ORDER BY u.name, u.id) AS contacts,
     COALESCE((SELECT jsonb_object_agg(v.custom_entity_field_id, v.value) FROM entity_field_values v WHERE v.entity_id = e.id), '{}') AS values
   FROM entities e WHERE e.custom_entity_id = $1::uuid AND e.id > $2::uuid ORDER BY e.id LIMIT $3`,
);

const entityCount = statement<[teamId: string, customEntityId: string | null], { count: number }>(
  'export_entities_count',
  `SELECT count(*)::int AS count FROM (SELECT FROM entities e
   WHERE e.team_id = $1::uuid AND ($2::uuid IS NULL OR e.custom_entity_id = $2::uuid) LIMIT ${maxExportedRows + 1}) c`,
);

/** How many rows the table has, up to just over what an export may have. */
export async function exportedEntityCount(
  pool: Parameters<typeof entityCount.rows>[0],
  { teamId, customEntityId }: EntitiesRequest,
): Promise<number> {
  const [row] = await entityCount.rows(pool, [teamId, customEntityId]);
  return row?.count ?? 0;
}

export const exportedKinds = (
  { db }: Pick<Services, 'db'>,
  { teamId, customEntityId }: EntitiesRequest,
): Promise<readonly Kind[]> =>
  db.customEntity.findMany({
    where: { teamId, ...(customEntityId === null ? { archivedAt: null } : { id: customEntityId }) },
    include: withFields,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });

/** The entities of some kinds, archived ones included, with a column for each field. Decision 0123. */
export async function entityTable(
  { pool }: Pick<Services, 'pool'>,
  kinds: readonly Kind[],
  onRows: (count: number) => Promise<void>,
): Promise<ExportTable> {
  const { name, type, ...more } = exportColumnWords.entities;
  const own = [name, type, ...Object.values(more)];
  const fields = kinds.flatMap((kind) => kind.customEntityFields.map((field) => ({ kind, field })));
  const headers = uniqueHeaders(
    own,
    fields.map(({ kind, field }) => [field.name, `${kind.name}: ${field.name}`]),
  );
  return Promise.resolve({
    name: kinds.length === 1 && kinds[0] ? kinds[0].name : exportWords.types.entities,
    headers: [name, type, ...headers, ...Object.values(more)],
    rows: async function* rows(): AsyncGenerator<readonly Row[]> {
      for (const kind of kinds)
        for (let after = nilUuid; ;) {
          const found = await entityRows.rows(pool, [kind.id, after, page]);
          yield found.map((entity): Row => [
            ...[entity.name, kind.name],
            ...fields.map(({ field }) => entityCell(entity.values[field.id] ?? null, field)),
            ...[entity.contacts.join(', '), entity.note, dateTimeCell(entity.createdAt, kind.team.timeZone)],
            ...[dateTimeCell(entity.deletedAt, kind.team.timeZone), entity.id],
          ]);
          await onRows(found.length);
          const last = found.at(-1);
          if (!last || found.length < page) break;
          after = last.id;
        }
    },
  });
}

/** A field keeps its own name unless another column has it. */
function uniqueHeaders(own: readonly string[], fields: readonly (readonly [short: string, long: string])[]): string[] {
  const taken = new Set(own);
  const counts = new Map<string, number>();
  for (const [short] of fields) counts.set(short, (counts.get(short) ?? 0) + 1);
  return fields.map(([short, long]) => {
    let header = taken.has(short) || (counts.get(short) ?? 0) > 1 ? long : short;
    for (let number = 2; taken.has(header); number += 1) header = `${long} ${number}`;
    taken.add(header);
    return header;
  });
}
