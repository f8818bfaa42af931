import { anyOfSql } from '#server/database/anyOfSql.ts';
import { partRows, type FormPartKind } from '#server/database/formParts.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement, type Statement } from '#server/database/statement.ts';

export type PartKind = 'FlowTemplate' | FormPartKind;

export const partKinds: readonly PartKind[] = ['FlowTemplate', ...partRows.map(([kind]) => kind)];

/** Where to find a part's version: in its own row or its parent's. */
function sourceOf([kind, { table, isVersioned, hangsUnder }]: (typeof partRows)[number]): [PartKind, string] {
  const [[key, parent] = []] = Object.entries(hangsUnder);
  const from = isVersioned
    ? `SELECT r.id, r.flow_template_id AS version_id FROM ${table} r`
    : `SELECT r.id, p.flow_template_id AS version_id FROM ${table} r JOIN ${parent} p ON p.id = r.${key}`;
  return [kind, from];
}

const sources: readonly (readonly [PartKind, string])[] = [
  ['FlowTemplate', 'SELECT r.id, r.id AS version_id FROM flow_templates r'],
  ...partRows.map(sourceOf),
];

interface PartVersion {
  readonly id: string;
  readonly version_id: string;
}

const statements = Object.fromEntries(
  sources.map(([kind, from]) => [
    kind,
    statement<[ids: readonly string[]], PartVersion>(
      `part_version_${kind}`,
      `${from} WHERE r.id = ${anyOfSql('$1::uuid[]')}`,
    ),
  ]),
) as unknown as Readonly<Record<PartKind, Statement<[ids: readonly string[]], PartVersion>>>;

/** The version of each part. Unknown ids are left out. */
export async function versionsOfParts(
  queries: Queries,
  kind: PartKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await statements[kind].rows(queries, [ids]);
  return new Map(rows.map(({ id, version_id }) => [id, version_id]));
}
