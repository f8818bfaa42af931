import type { Pool } from 'pg';
import type { SearchType } from '#domain/filter/lists.ts';

/** A completed submission as the public sees it. */
export interface PublicRecord {
  readonly id: string;
  readonly scopedId: number;
  readonly customId: string | null;
  /** null if the identifier isn't public */
  readonly identifier: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date;
}

export interface PublicRecordsPage {
  readonly records: readonly PublicRecord[];
  /** capped at `mostRecords` */
  readonly total: number;
}

/** More matches mean the search should be narrower. It also keeps anyone from reading all of a town's records. */
export const maxPublicRecords = 1_000;
/** Shorter terms only match whole names and numbers, because the index needs this many letters. */
const fewestLetters = 3;

/**
 * Identifiers are public only for versions that ask for it in public, and only if the newest published one does. The
 * search row also contains the applicant's name, so it only preselects: the match is checked again on public values.
 */
const records = (said: string, matches: string): string => `
  SELECT r.id, r.last_activity_at FROM search_rows w JOIN dashboard_rows r ON r.id = w.id JOIN submissions s ON s.id = r.id
  WHERE ${said} AND r.master_template_id = $1::uuid AND r.status = 'finished' AND r.kind = 'InitiatedFlow' AND r.finished_at IS NOT NULL
    AND (${matches}) ORDER BY r.last_activity_at DESC, r.id DESC LIMIT ${maxPublicRecords}`;

const identifier =
  'CASE WHEN s.flow_template_id = ANY ($4::uuid[]) AND NOT r.identifier_redacted THEN r.identifier END';

const byNumber = records('w.scoped_id = $3::int', 'true');
const exactly = records(
  'w.names @> ARRAY[$2::text]',
  `lower(s.custom_id) = $2::text OR lower(btrim(${identifier})) = $2::text`,
);
const partly = records(
  `word_parts(w.team_id, w.text) @> word_parts((SELECT m.team_id FROM master_templates m WHERE m.id = $1::uuid), $2::text)`,
  `strpos(lower(s.custom_id), $2::text) > 0 OR strpos(lower(${identifier}), $2::text) > 0`,
);

const page = (ways: readonly string[]): string => `
  WITH found AS (SELECT id, last_activity_at FROM (${ways.map((way) => `(${way})`).join(' UNION ')}) f
    ORDER BY last_activity_at DESC, id DESC LIMIT ${maxPublicRecords})
  SELECT t.total, r.id, r.scoped_id AS "scopedId", s.custom_id AS "customId", ${identifier} AS identifier, r.created_at AS "createdAt",
    r.finished_at AS "finishedAt"
  FROM (SELECT count(*)::int AS total FROM found) t
  LEFT JOIN (SELECT * FROM found ORDER BY last_activity_at DESC, id DESC OFFSET $5::int LIMIT $6::int) f ON true
  LEFT JOIN dashboard_rows r ON r.id = f.id LEFT JOIN submissions s ON s.id = f.id
  ORDER BY f.last_activity_at DESC, f.id DESC`;

interface Asked {
  readonly formId: string;
  /** versions of the form whose identifiers are public */
  readonly publicVersions: readonly string[];
  readonly term: string;
  readonly type: SearchType;
  /** page size and offset */
  readonly first: number;
  readonly skip: number;
}

/**
 * Completed submissions of a form whose number, custom id, or identifier equals or contains the term, latest first.
 * Decision 0073.
 */
export async function publicRecords(pool: Pick<Pool, 'query'>, asked: Asked): Promise<PublicRecordsPage> {
  const typed = asked.term.trim().toLowerCase();
  if (typed === '') return { records: [], total: 0 };
  const isPart = asked.type === 'contains' && Array.from(typed).length >= fewestLetters;
  const number = /^#?\d{1,9}$/.test(typed) ? Number(typed.replace('#', '')) : null;
  // not prepared: the right index depends on how rare the words are, so PostgreSQL must plan with the values
  const { rows } = await pool.query<(PublicRecord | { readonly id: null }) & { readonly total: number }>({
    text: page([byNumber, isPart ? partly : exactly]),
    values: [
      ...[asked.formId, typed, number, asked.publicVersions],
      ...[Math.min(asked.skip, maxPublicRecords), asked.first],
    ],
  });
  return { records: rows.flatMap((row) => (row.id === null ? [] : [row])), total: rows[0]?.total ?? 0 };
}
