import type { Pool } from 'pg';
import type { DataType } from '#domain/form/fields/kinds.ts';
import { isPublishable } from '#domain/record/isPublishable.ts';
import type { FirstName } from '#domain/record/openDataColumns.ts';
import { statement } from '#server/database/statement.ts';

const named = statement<[formId: string], FirstName & { readonly dataType: DataType }>(
  'first_names',
  `SELECT n.identity, n.name, n.data_type AS "dataType" FROM (
     SELECT DISTINCT ON (f.identity) f.identity, f.name, f.data_type, v.version,
       ARRAY[p.position, c.position, f.position] AS place
     FROM flow_templates v JOIN fields f ON f.flow_template_id = v.id AND NOT f.redacted
     JOIN sections c ON c.id = f.section_id JOIN steps p ON p.id = c.step_id AND p.external
     WHERE v.master_template_id = $1::uuid AND v.kind = 'published'
     ORDER BY f.identity, v.version
   ) n ORDER BY n.version, n.place`,
);

/**
 * All questions whose answers could ever be public, as named in the first version that asked them without redacting
 * them. A new version only adds to the end, so what is made from their order never changes. Decision 0138.
 */
export async function firstNames(pool: Pick<Pool, 'query'>, formId: string): Promise<readonly FirstName[]> {
  const rows = await named.rows(pool, [formId]);
  return rows.filter(({ dataType }) => isPublishable(dataType)).map(({ identity, name }) => ({ identity, name }));
}
