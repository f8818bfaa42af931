import { partTables } from '#server/database/formParts.ts';
import { partsOfVersion } from '#server/operations/form/descendantParts.ts';
import type { Services } from '#server/Services.ts';

/** All rows of a draft with all their columns, and its texts and those of its form, to compare with later ones. */
export async function draftRows({ pool }: Pick<Services, 'pool'>, draftId: string): Promise<Record<string, object[]>> {
  const ids = (await partsOfVersion(pool, draftId)).map(({ id }) => id);
  const rows: Record<string, object[]> = {};
  for (const { table } of partTables) {
    const found = await pool.query<{ readonly row: object }>(
      `SELECT to_jsonb(r) - 'updated_at' AS row FROM ${table} r WHERE id = ANY ($1::uuid[]) ORDER BY id`,
      [ids],
    );
    rows[table] = found.rows.map(({ row }) => row);
  }
  const texts = await pool.query<{ readonly row: object }>(
    `SELECT jsonb_build_object('name', f.name, 'description', f.description, 'completion_message', f.completion_message,
       'form', t.name, 'identifier', t.identifier_field_identity) AS row
     FROM flow_templates f JOIN master_templates t ON t.id = f.master_template_id WHERE f.id = $1`,
    [draftId],
  );
  rows['texts'] = texts.rows.map(({ row }) => row);
  return rows;
}
