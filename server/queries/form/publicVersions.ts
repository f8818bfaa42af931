import type { Pool } from 'pg';
import { statement } from '#server/database/statement.ts';

const versionsOf = statement<[formId: string, fieldIdentity: string], { readonly id: string }>(
  'public_versions_of_field',
  `WITH asking AS (
     SELECT v.id, v.is_newest FROM (
       SELECT id, version = max(version) OVER () AS is_newest FROM flow_templates
       WHERE master_template_id = $1::uuid AND kind = 'published') v
     JOIN fields f ON f.flow_template_id = v.id AND f.identity = $2::uuid AND NOT f.redacted
     JOIN sections c ON c.id = f.section_id JOIN steps p ON p.id = c.step_id AND p.external
   )
   SELECT id FROM asking WHERE EXISTS (SELECT FROM asking WHERE is_newest)`,
);

/**
 * The versions of a form whose answers to a question may be public: those that ask applicants and don't redact it. None
 * if the newest published version is not among them. Decision 0086.
 */
export async function publicVersions(
  pool: Pick<Pool, 'query'>,
  formId: string,
  fieldIdentity: string,
): Promise<readonly string[]> {
  return (await versionsOf.rows(pool, [formId, fieldIdentity])).map(({ id }) => id);
}
