import type { Pool } from 'pg';
import { isApplicantSql } from '#server/access/applicants.ts';
import { anyOfSql } from '#server/database/anyOfSql.ts';
import { statement } from '#server/database/statement.ts';
import type { EntityMatch } from '#server/queries/entity/searchEntities.ts';

const most = 10;

/**
 * Entities that the person created, is a contact of, or named in submissions of the team. Internal steps don't count:
 * what staff chose there is not the applicant's to see.
 */
const suggested = statement<[userId: string, customEntityIds: readonly string[], formId: string | null], EntityMatch>(
  'entities_suggested',
  `SELECT e.id, e.name, e.custom_entity_id AS "customEntityId", k.name AS "customEntityName"
   FROM (
     SELECT id, max(at) AS at FROM (
       SELECT n.entity_id AS id, n.created_at AS at FROM entity_contacts n WHERE n.user_id = $1
       UNION ALL
       SELECT w.entity_id, w.saved_at FROM applicant_attachments a
         JOIN submissions s ON s.id = a.submission_id AND s.deleted_at IS NULL AND ($3::uuid IS NULL OR s.master_template_id = $3)
         JOIN answers w ON w.submission_id = s.id AND w.entity_id IS NOT NULL
         JOIN fields d ON d.id = w.field_id JOIN sections c ON c.id = d.section_id
         LEFT JOIN steps p ON p.id = c.step_id
       WHERE ${isApplicantSql('a', '$1')} AND p.external IS NOT FALSE
       UNION ALL
       SELECT o.id, o.created_at FROM entities o
       WHERE o.created_by_id = $1 AND o.created_in_submission_id IS NOT NULL AND $3::uuid IS NULL
     ) known GROUP BY id ORDER BY at DESC LIMIT 200
   ) mine
   JOIN entities e ON e.id = mine.id
   JOIN custom_entities k ON k.id = e.custom_entity_id
   WHERE e.deleted_at IS NULL AND k.archived_at IS NULL AND e.custom_entity_id = ${anyOfSql('$2::uuid[]')}
   ORDER BY mine.at DESC, e.id LIMIT ${most}`,
);

/** At most ten, latest first. With a form, only those that the person named in its submissions or is a contact of. */
export const suggestedEntities = async (
  pool: Pick<Pool, 'query'>,
  userId: string,
  customEntityIds: readonly string[],
  formId: string | null = null,
): Promise<readonly EntityMatch[]> =>
  customEntityIds.length === 0 ? [] : suggested.rows(pool, [userId, customEntityIds, formId]);
