import type { SearchType } from '#domain/filter/lists.ts';
import { allOfSql, anyOfSql } from '#server/database/anyOfSql.ts';
import { visibleVersionSql } from '#server/queries/dashboard/visibleForms.ts';

/** How many of the newest rows to scan before using the word index. Common letter sequences are found here. */
const newestRead = 500;
/** How many rows to walk per form and status; fewer when there are many forms. */
const [mostWalked, fewestWalked, walkedInAll] = [200, 5, 6_000];

/** The text to search for. A whole answer is between newlines. */
const letters: Readonly<Record<SearchType, string>> = {
  contains: '(SELECT $1::text)',
  exact: `(SELECT E'\\n' || $1::text || E'\\n')`,
};

/** Word tables. Whole names are matched another way, and only people who may read the answers search them. */
const named = 'search_rows';
const answered = 'answer_words';
const tables: Readonly<Record<SearchType, readonly string[]>> = { contains: [named, answered], exact: [answered] };

/** Whether the row's team is visible to the viewer. */
export const visibleTeamSql = `((SELECT $5::uuid[]) IS NULL OR r.team_id = ${anyOfSql('$5::uuid[]')}) AND r.team_id <> ${allOfSql('$6::uuid[]')}`;

/** Whether a row of the forms $3 belongs to none of the hidden versions $7. There are almost never any. */
export const visibleRowSql = (id: string): string =>
  `(cardinality((SELECT $7::uuid[])) = 0 OR ${visibleVersionSql(id, '(SELECT $7::uuid[])::uuid[]')})`;

/**
 * The newest rows that contain the text $1, in the forms $3 (`fresh` and `rest`) and in what the principals $4 are
 * responsible for elsewhere (`own`). Together they miss no newer match. Common text is found among the newest rows and
 * nothing else is read; rare text is found through the `word_parts` index, team by team. Each part is fenced with
 * OFFSET 0 or MATERIALIZED, so that the plan doesn't depend on selectivity estimates and is kept. Exact search only
 * finds answers here.
 */
export function textMatchesSql(type: SearchType, most: number): string {
  const has = `strpos(w.text, ${letters[type]}) > 0`;
  const isNewest = tables[type].map((table) => `EXISTS (SELECT FROM ${table} w WHERE w.id = n.id AND ${has} OFFSET 0)`);
  const byParts = tables[type].map(
    (table) =>
      `SELECT w.id FROM ${table} w WHERE word_parts(w.team_id, w.text) @> word_parts(team.id, ${letters[type]}) AND ${has} OFFSET 0`,
  );
  return `runs AS MATERIALIZED (
     SELECT greatest(${fewestWalked}, least(${mostWalked}, ${walkedInAll} / (3 * greatest(1, cardinality((SELECT $3::uuid[])))))) AS length
   ), walked AS MATERIALIZED (
     SELECT run.id, run.last_activity_at, run.place FROM unnest((SELECT $3::uuid[])) AS form(id)
     CROSS JOIN unnest(enum_range(NULL::submission_status)) AS state(status)
     CROSS JOIN LATERAL (
       SELECT r.id, r.last_activity_at, row_number() OVER (ORDER BY r.last_activity_at DESC, r.id DESC) AS place FROM dashboard_rows r
       WHERE r.master_template_id = form.id AND r.status = state.status
       ORDER BY r.last_activity_at DESC, r.id DESC LIMIT (SELECT length FROM runs)
     ) run
   ), newest AS MATERIALIZED (
     -- rows older than the end of a cut-off walk may be missing
     SELECT n.id, n.last_activity_at FROM walked n
     WHERE n.last_activity_at > COALESCE((SELECT max(e.last_activity_at) FROM walked e WHERE e.place = (SELECT length FROM runs)), '-infinity')
     ORDER BY n.last_activity_at DESC, n.id DESC LIMIT ${newestRead}
   ), fresh AS MATERIALIZED (
     SELECT n.id, n.last_activity_at FROM newest n WHERE (${isNewest.join(' OR ')}) AND ${visibleRowSql('n.id')}
     ORDER BY n.last_activity_at DESC, n.id DESC LIMIT ${most}
   ), worded AS MATERIALIZED (
     SELECT w.id FROM (SELECT DISTINCT m.team_id AS id FROM master_templates m WHERE m.id = ${anyOfSql('$3::uuid[]')}) team
     CROSS JOIN LATERAL (${byParts.map((text) => `(${text})`).join(' UNION ')}) w
     WHERE (SELECT count(*) FROM fresh) < ${most}
   ), rest AS MATERIALIZED (
     SELECT r.id, r.last_activity_at FROM worded w
     CROSS JOIN LATERAL (SELECT r.* FROM dashboard_rows r WHERE r.id = w.id OFFSET 0) r
     WHERE r.master_template_id = ${anyOfSql('$3::uuid[]')} AND ${visibleRowSql('r.id')}
     ORDER BY r.last_activity_at DESC, r.id DESC LIMIT ${most}
   )`;
}

const isElsewhere = `(master_template_id <> ${allOfSql('$3::uuid[]')} OR NOT ${visibleRowSql('submission_id')})`;

/** The newest rows the principals $4 are responsible for elsewhere whose names contain $1. */
export const inboxMatchesSql = (most: number): string => `own AS MATERIALIZED (
     SELECT DISTINCT r.id, r.last_activity_at FROM (
       SELECT submission_id AS id, last_activity_at FROM inbox_rows
       WHERE principal_id = ${anyOfSql('$4::uuid[]')} AND status = 'active' AND ${isElsewhere}
       UNION ALL
       SELECT submission_id, last_activity_at FROM inbox_rows
       WHERE principal_id = ${anyOfSql('$4::uuid[]')} AND status <> 'active' AND ${isElsewhere}
     ) i
     CROSS JOIN LATERAL (SELECT FROM ${named} w WHERE w.id = i.id AND strpos(w.text, ${letters.contains}) > 0 OFFSET 0) w
     CROSS JOIN LATERAL (SELECT r.* FROM dashboard_rows r WHERE r.id = i.id OFFSET 0) r
     WHERE NOT r.identifier_redacted AND ${visibleTeamSql}
     ORDER BY r.last_activity_at DESC, r.id DESC LIMIT ${most}
   )`;
