import type { VersionPart } from '#domain/template/versionSubjects.ts';
import { anyOfSql } from '#server/database/anyOfSql.ts';
import { partRows, type FormPart } from '#server/database/formParts.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';

interface PartRow {
  readonly version: string;
  readonly kind: string;
  readonly id: string;
  readonly identity: string | null;
  readonly ownerId: string | null;
  readonly target: string | null;
  readonly position: number | null;
  readonly content: Readonly<Record<string, unknown>>;
}

/**
 * Columns left out of comparisons: a formula's source uses the names at the time of writing, while its tree uses
 * identities.
 */
const dated: ReadonlySet<string> = new Set(['source']);

/** The columns of a part whose content is compared. */
export const comparedColumns = ({ copied, names = [] }: FormPart): readonly string[] =>
  [...copied, ...names].filter((column) => column !== 'position' && !dated.has(column));

function rowsOf(kind: string, part: FormPart): string {
  const { table, isVersioned, hasIdentity, hangsUnder, copied, names = [] } = part;
  const owners = Object.keys(hangsUnder).map((column) => `r.${column}`);
  const facts = (version: string): string => `SELECT ${version} AS version, '${kind}'::text AS kind, r.id,
    ${hasIdentity ? 'r.identity' : 'NULL::uuid'} AS identity,
    ${owners.length === 0 ? 'NULL::uuid' : `COALESCE(${owners.join(', ')})`} AS "ownerId",
    ${names.includes('target_identity') ? 'r.target_identity' : 'NULL::uuid'} AS target,
    ${copied.includes('position') ? 'r.position' : 'NULL::int'} AS position,
    jsonb_build_object(${comparedColumns(part)
      .map((column) => `'${column}', r.${column}`)
      .join(', ')}) AS content
    FROM ${table} r`;
  if (isVersioned) return `${facts('r.flow_template_id')} WHERE r.flow_template_id = ${anyOfSql('$1::uuid[]')}`;
  return Object.entries(hangsUnder)
    .map(([column, parent]) => `${facts('o.version')} JOIN found_${parent} o ON o.id = r.${column}`)
    .join(' UNION ALL ');
}

const sets = partRows.map(([kind, part]) => `found_${part.table} AS (${rowsOf(kind, part)})`);

const partsWithContent = statement<[flowTemplateIds: readonly string[]], PartRow>(
  'form_parts_with_content',
  `WITH ${sets.join(',\n')}\n${partRows.map(([, { table }]) => `SELECT * FROM found_${table}`).join('\nUNION ALL ')}`,
);

/** All parts of form versions with their content, by version: one statement for any number of versions. */
export async function versionParts(
  queries: Queries,
  flowTemplateIds: readonly string[],
): Promise<ReadonlyMap<string, readonly VersionPart[]>> {
  const rows = await partsWithContent.rows(queries, [flowTemplateIds]);
  const found = Map.groupBy(rows, ({ version }) => version);
  return new Map(flowTemplateIds.map((id) => [id, found.get(id) ?? []]));
}
