import type { Pool } from 'pg';
import { ownSubmissionGroups, type OwnSubmissionGroup } from '#domain/submission/ownSubmissionGroups.ts';
import { isApplicantSql } from '#server/access/applicants.ts';
import { instantsAsText } from '#server/database/instantsAsText.ts';
import { statement } from '#server/database/statement.ts';

/** Keyset cursor: the place of the group, then newest first. */
export interface OwnSubmissionCursor {
  readonly place: number;
  readonly startedAt: string;
  readonly id: string;
}

export interface OwnSubmissionRequest {
  readonly userId: string;
  /** null for all */
  readonly group: OwnSubmissionGroup | null;
  /** all of them must be found, in lowercase */
  readonly words: readonly string[];
  readonly size: number;
  readonly direction: 'forward' | 'backward';
  readonly from: OwnSubmissionCursor | null;
}

export interface OwnSubmissionPage {
  readonly rows: readonly OwnSubmissionCursor[];
  readonly hasMore: boolean;
  /** how many match the words, by group, in all groups */
  readonly counts: Readonly<Record<OwnSubmissionGroup, number>>;
}

type Params = [
  userId: string,
  words: readonly string[],
  place: number | null,
  limit: number,
  fromPlace: number | null,
  fromTime: string | null,
  fromId: string | null,
];

interface Row extends OwnSubmissionCursor {
  readonly counts: readonly number[];
}

/**
 * What people find their own submissions by. Applicants may read the identifying answer and what they answered
 * themselves. The address of a project is often not the answer that identifies it.
 */
const textSql = `lower(concat_ws(' ', s.scoped_id, s.custom_id, s.identifier_value, f.name, t.name, (
    SELECT string_agg(n.content->>'text', ' ') FROM answers n
    JOIN fields d ON d.id = n.field_id JOIN sections c ON c.id = d.section_id JOIN steps p ON p.id = c.step_id
    WHERE n.submission_id = s.id AND d.data_type = 'address' AND p.external)))`;

const sources = {
  all: `WHERE cardinality((SELECT $2::text[])) = 0`,
  found: `JOIN master_templates f ON f.id = s.master_template_id JOIN teams t ON t.id = s.team_id
    CROSS JOIN LATERAL (SELECT ${textSql} AS text OFFSET 0) said
    WHERE NOT EXISTS (SELECT FROM unnest((SELECT $2::text[])) word WHERE strpos(said.text, word) = 0)`,
} as const;

const ways = {
  forward: { group: '>', time: '<', order: ['ASC', 'DESC'] },
  backward: { group: '<', time: '>', order: ['DESC', 'ASC'] },
} as const;

/**
 * A page and the counts of all groups in one round trip. Reads all submissions of one person, because the counts
 * need them anyway. Decision 0156.
 */
function pageStatement(source: keyof typeof sources, direction: keyof typeof ways) {
  const { group, time, order } = ways[direction];
  return statement<Params, Row>(
    `own_submissions_${source}_${direction}`,
    `WITH own AS MATERIALIZED (
       SELECT s.id, s.team_id, s.master_template_id, s.scoped_id, s.custom_id, s.identifier_value, s.created_at,
         CASE WHEN r.awaits_applicants THEN 0 WHEN s.status = 'finished' THEN 2 ELSE 1 END AS place
       FROM applicant_attachments a JOIN submissions s ON s.id = a.submission_id
       LEFT JOIN dashboard_rows r ON r.id = s.id
       WHERE s.deleted_at IS NULL AND ${isApplicantSql('a', '(SELECT $1::uuid)')}
     ), matching AS MATERIALIZED (
       SELECT s.id, s.created_at, s.place FROM own s ${sources[source]}
     ), page AS (
       SELECT m.* FROM matching m
       WHERE (m.place = (SELECT $3::int) OR (SELECT $3::int) IS NULL)
         AND ((SELECT $5::int) IS NULL OR m.place ${group} (SELECT $5::int) OR m.place = (SELECT $5::int)
           AND (m.created_at, m.id) ${time} ((SELECT $6::timestamptz), (SELECT $7::uuid)))
       ORDER BY m.place ${order[0]}, m.created_at ${order[1]}, m.id ${order[1]} LIMIT $4::int
     )
     SELECT page.place, page.created_at AS "startedAt", page.id,
       ARRAY(SELECT (SELECT count(*)::int FROM matching m WHERE m.place = each) FROM generate_series(0, 2) each) AS counts
     FROM (SELECT) one LEFT JOIN page ON true
     ORDER BY page.place ${order[0]}, page.created_at ${order[1]}, page.id ${order[1]}`,
    instantsAsText,
  );
}

const statements = {
  all: { forward: pageStatement('all', 'forward'), backward: pageStatement('all', 'backward') },
  found: { forward: pageStatement('found', 'forward'), backward: pageStatement('found', 'backward') },
} as const;

/** A person's own submissions: their turn first, then in progress, then finished. */
export async function ownSubmissionPage(
  pool: Pick<Pool, 'query'>,
  { userId, group, words, size, direction, from }: OwnSubmissionRequest,
): Promise<OwnSubmissionPage> {
  const place = group === null ? null : ownSubmissionGroups.indexOf(group);
  const after = [from?.place ?? null, from?.startedAt ?? null, from?.id ?? null] as const;
  const found = await statements[words.length === 0 ? 'all' : 'found'][direction].rows(pool, [
    ...([userId, words, place, size + 1] as const),
    ...after,
  ]);
  const [yourTurn = 0, inProgress = 0, finished = 0] = found[0]?.counts ?? [];
  // a row without an id only carries the counts
  const rows = found.filter(({ id }) => (id as string | null) !== null);
  const page = rows.slice(0, size);
  return {
    rows: direction === 'forward' ? page : page.toReversed(),
    hasMore: rows.length > size,
    counts: { yourTurn, inProgress, finished },
  };
}

/** The open forms of a person's own submissions, by the newest submission. */
export const startedForms = statement<[userId: string], { readonly id: string }>(
  'own_submissions_forms',
  `SELECT f.id FROM (
     SELECT s.master_template_id, max(s.created_at) AS latest
     FROM applicant_attachments a JOIN submissions s ON s.id = a.submission_id
     WHERE s.deleted_at IS NULL AND ${isApplicantSql('a', '(SELECT $1::uuid)')}
     GROUP BY s.master_template_id
   ) own JOIN master_templates f ON f.id = own.master_template_id JOIN teams t ON t.id = f.team_id
   WHERE f.status = 'published' AND f.publicly_launchable AND t.archived_at IS NULL
   ORDER BY own.latest DESC, f.id LIMIT 4`,
);
