import { anyOfSql } from '#server/database/anyOfSql.ts';
import { statement } from '#server/database/statement.ts';
import type { ReadableForm } from '#server/queries/export/readableRows.ts';
import type { Services } from '#server/Services.ts';

const publishedVersions = statement<
  [formIds: readonly string[]],
  { readonly formId: string; readonly versionId: string }
>(
  'export_published_versions',
  `SELECT DISTINCT ON (f.master_template_id) f.master_template_id AS "formId", f.id AS "versionId" FROM flow_templates f
   WHERE f.master_template_id = ${anyOfSql('$1::uuid[]')} AND f.kind = 'published' ORDER BY f.master_template_id, f.version DESC`,
);

/** Adds columns for the currently published questions, answered or not, to forms the recipient sees as staff. */
export async function addPublishedVersions(
  { pool }: Pick<Services, 'pool'>,
  forms: readonly ReadableForm[],
  seen: readonly string[],
): Promise<readonly ReadableForm[]> {
  const rows = await publishedVersions.rows(pool, [seen]);
  const published = new Map(rows.map(({ formId, versionId }) => [formId, versionId]));
  return forms.map((form) => {
    const versionId = published.get(form.formId);
    return versionId === undefined ? form : { ...form, versionIds: new Set([...form.versionIds, versionId]) };
  });
}
