import type { VersionPart } from '#domain/template/versionChanges.ts';
import { partRows, type FormPart } from '#server/database/formParts.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';

interface PartRow {
  readonly kind: string;
  readonly id: string;
  readonly identity: string | null;
  readonly ownerId: string | null;
  readonly row: Readonly<Record<string, unknown>>;
}

/**
 * Columns left out of comparisons: a formula's source uses the names at the time of writing, while its tree uses
 * identities.
 */
const dated: ReadonlySet<string> = new Set(['source']);

const hangsUnderFound = ({ hangsUnder }: FormPart): string =>
  Object.entries(hangsUnder)
    .map(([column, parent]) => `r.${column} IN (SELECT id FROM found_${parent})`)
    .join(' OR ') || 'false';

const ownerOf = ({ hangsUnder }: FormPart): string => {
  const columns = Object.keys(hangsUnder).map((column) => `r.${column}`);
  return columns.length === 0 ? 'NULL::uuid' : `COALESCE(${columns.join(', ')})`;
};

const sets = partRows.map(([kind, part]) => {
  const { table, isVersioned, hasIdentity } = part;
  const where = isVersioned ? 'r.flow_template_id = $1::uuid' : `(${hangsUnderFound(part)})`;
  return `found_${table} AS (SELECT '${kind}'::text AS kind, r.id, ${hasIdentity ? 'r.identity' : 'NULL::uuid'} AS identity,
    ${ownerOf(part)} AS "ownerId", to_jsonb(r) AS row FROM ${table} r WHERE ${where})`;
});

const partsWithContent = statement<[flowTemplateId: string], PartRow>(
  'form_parts_with_content',
  `WITH ${sets.join(',\n')}\n${partRows.map(([, { table }]) => `SELECT * FROM found_${table}`).join('\nUNION ALL ')}`,
);

const columnsOf = new Map<string, readonly string[]>(
  partRows.map(([kind, { copied, names = [] }]) => [
    kind,
    [...copied, ...names].filter((column) => column !== 'position' && !dated.has(column)),
  ]),
);

/** All parts of a form version with their content. */
export async function versionParts(queries: Queries, flowTemplateId: string): Promise<VersionPart[]> {
  const rows = await partsWithContent.rows(queries, [flowTemplateId]);
  return rows.map(({ kind, id, identity, ownerId, row }) => ({
    ...{ kind, id, identity, ownerId },
    target: kind === 'LogicConfig' ? String(row['target_identity']) : null,
    position: typeof row['position'] === 'number' ? row['position'] : null,
    content: Object.fromEntries((columnsOf.get(kind) ?? []).map((column) => [column, row[column]])),
  }));
}
