import type { Pool } from 'pg';
import { reservedTags } from '#domain/tag/tag.ts';
import { statement } from '#server/database/statement.ts';

interface Tagged {
  readonly id: string;
  readonly teamId: string;
  readonly masterTemplateId: string;
}

/** How many recent submissions to sample for the tags commonly used on their form. */
const lookedAt = 200;

const offered = statement<
  [submissionId: string, teamId: string, formId: string, search: string, reserved: readonly string[], most: number],
  { readonly id: string }
>(
  'tags_to_offer',
  `WITH usual AS (
     SELECT tag_id, count(*) AS times FROM (
       SELECT r.tag_ids FROM dashboard_rows r WHERE r.master_template_id = $3::uuid AND r.status = 'active'
       ORDER BY r.last_activity_at DESC LIMIT ${lookedAt}
     ) recent, unnest(recent.tag_ids) tag_id GROUP BY tag_id
   )
   SELECT t.id FROM tags t LEFT JOIN usual u ON u.tag_id = t.id
   WHERE t.team_id = $2::uuid AND t.deleted_at IS NULL AND t.name <> ALL ($5::text[]) AND strpos(t.name, $4) > 0
     AND NOT EXISTS (SELECT FROM taggings g WHERE g.tag_id = t.id AND g.submission_id = $1::uuid)
   ORDER BY COALESCE(u.times, 0) DESC, t.name, t.id LIMIT $6::int`,
);

/** Ids of tags a submission could get, most used on its form first. */
export async function suggestedTagIds(
  pool: Pick<Pool, 'query'>,
  { id, teamId, masterTemplateId }: Tagged,
  search: string,
  most: number,
): Promise<readonly string[]> {
  const rows = await offered.rows(pool, [id, teamId, masterTemplateId, search, reservedTags, most]);
  return rows.map((row) => row.id);
}
