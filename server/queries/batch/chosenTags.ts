import type { Pool } from 'pg';
import { reservedTags } from '#domain/tag/tag.ts';
import { statement } from '#server/database/statement.ts';

/**
 * A tag that can apply to the chosen submissions. Grouped by name because two teams may have a tag with the same name.
 */
export interface ChosenTag {
  readonly name: string;
  /** how many of the submissions have it */
  readonly count: number;
}

/** How many recent submissions to sample for the tags commonly used on their forms. */
const lookedAt = 200;

const tags = statement<
  [submissionIds: readonly string[], search: string, isOn: boolean, reserved: readonly string[], most: number],
  ChosenTag
>(
  'batch_tags',
  `WITH chosen AS (
     SELECT s.id, s.team_id, s.master_template_id FROM submissions s WHERE s.id = ANY ($1::uuid[])
   ), usual AS (
     SELECT tag_id, count(*) AS times FROM (
       SELECT r.tag_ids FROM dashboard_rows r
       WHERE r.master_template_id IN (SELECT master_template_id FROM chosen) AND r.status = 'active'
       ORDER BY r.last_activity_at DESC LIMIT ${lookedAt}
     ) recent, unnest(recent.tag_ids) tag_id GROUP BY tag_id
   ), here AS (
     SELECT g.tag_id, count(*) AS times FROM taggings g JOIN chosen c ON c.id = g.submission_id GROUP BY g.tag_id
   )
   SELECT t.name, COALESCE(sum(h.times), 0)::int AS count
   FROM tags t LEFT JOIN usual u ON u.tag_id = t.id LEFT JOIN here h ON h.tag_id = t.id
   WHERE t.team_id IN (SELECT team_id FROM chosen) AND t.deleted_at IS NULL AND t.name <> ALL ($4::text[])
     AND strpos(t.name, $2) > 0 AND (h.tag_id IS NOT NULL OR NOT $3::boolean)
   GROUP BY t.name
   ORDER BY CASE WHEN $3::boolean THEN COALESCE(sum(h.times), 0) ELSE COALESCE(sum(u.times), 0) END DESC, t.name
   LIMIT $5::int`,
);

/** Tags the submissions could get, most used on their forms first; or, with `isOn`, the tags they have. */
export const chosenTags = (
  pool: Pick<Pool, 'query'>,
  requested: {
    readonly submissionIds: readonly string[];
    readonly search: string;
    readonly isOn: boolean;
    readonly most: number;
  },
): Promise<readonly ChosenTag[]> =>
  tags.rows(pool, [requested.submissionIds, requested.search, requested.isOn, reservedTags, requested.most]);
