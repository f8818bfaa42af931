import type { Pool } from 'pg';
import type { DataType } from '#domain/form/fields/kinds.ts';
import { isPublishable } from '#domain/record/isPublishable.ts';
import { statement } from '#server/database/statement.ts';

/** A question whose answers a form publishes. */
export interface PublishedField {
  readonly formId: string;
  readonly identity: string;
  /** as in the newest published version */
  readonly name: string | null;
  readonly hint: string | null;
  readonly dataType: DataType;
  /** the versions whose answers are public: those that ask applicants and don't redact it */
  readonly versions: readonly string[];
}

const fieldsOf = statement<[formIds: readonly string[]], PublishedField>(
  'published_fields',
  `WITH published AS (
     SELECT v.id, v.master_template_id AS form_id, v.version = max(v.version) OVER (PARTITION BY v.master_template_id) AS is_newest
     FROM flow_templates v WHERE v.master_template_id = ANY ($1::uuid[]) AND v.kind = 'published'
   ), asking AS (
     SELECT v.form_id, v.id AS version_id, v.is_newest, f.identity, f.name, f.hint, f.data_type,
       ARRAY[p.position, c.position, f.position] AS place
     FROM published v JOIN fields f ON f.flow_template_id = v.id AND NOT f.redacted
     JOIN sections c ON c.id = f.section_id JOIN steps p ON p.id = c.step_id AND p.external
   )
   SELECT n.form_id AS "formId", n.identity, n.name, n.hint, n.data_type AS "dataType",
     ARRAY(SELECT a.version_id FROM asking a WHERE a.form_id = n.form_id AND a.identity = n.identity) AS versions
   FROM asking n WHERE n.is_newest ORDER BY n.form_id, n.place`,
);

/**
 * The questions of some forms whose answers may be public, in form order. The newest published version decides which
 * questions, and the version of each answer decides too. Decisions 0086 and 0108.
 */
export async function publishedFields(
  pool: Pick<Pool, 'query'>,
  formIds: readonly string[],
): Promise<readonly PublishedField[]> {
  const fields = await fieldsOf.rows(pool, [formIds]);
  return fields.filter(({ dataType }) => isPublishable(dataType));
}
