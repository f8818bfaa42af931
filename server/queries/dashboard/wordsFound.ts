import type { SearchType } from '#domain/filter/lists.ts';
import { allOf, among } from '#server/database/among.ts';
import { isOfSeenVersion } from '#server/queries/dashboard/visibleForms.ts';

/** So many of the newest are looked through before any index of words is: letters that are everywhere are found there. */
const newestRead = 500;
/** Of each form in each state so many are walked, and fewer where there are many of them. */
const [mostWalked, fewestWalked, walkedInAll] = [200, 5, 6_000];

/** The letters that are looked for. A whole answer stands between ends of lines. */
const letters: Readonly<Record<SearchType, string>> = {
  contains: '(SELECT $1::text)',
  exact: `(SELECT E'\\n' || $1::text || E'\\n')`,
};

/** Tables of words: a name is looked for whole in another way, and answers are for those alone who read them. */
const named = 'search_rows';
const answered = 'answer_words';
const tables: Readonly<Record<SearchType, readonly string[]>> = { contains: [named, answered], exact: [answered] };

/** That a row of the list may be seen by its team. */
export const inTeams = `((SELECT $5::uuid[]) IS NULL OR r.team_id = ${among('$5::uuid[]')}) AND r.team_id <> ${allOf('$6::uuid[]')}`;

/** That a row of the forms $3 is of none of the versions $7, which are hidden from the viewer: nearly always there are none. */
export const isSeen = (id: string): string =>
  `(cardinality((SELECT $7::uuid[])) = 0 OR ${isOfSeenVersion(id, '(SELECT $7::uuid[])::uuid[]')})`;

/**
 * The newest that have the letters $1 in their words, of the forms $3 and of what the principals $4 are responsible for
 * elsewhere: as `fresh`, `rest` and `own`, of which together no newer one is missing. Letters that are everywhere are found
 * among the newest, and then nothing else is read; others are rare enough to be found by their parts, team by team. Each is
 * fenced, so that PostgreSQL needs no idea of how rare they are and keeps the plan. As a whole only answers are found here.
 */
export function wordsFound(type: SearchType, most: number): string {
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
     -- what is older than the end of a walk may have been passed over
     SELECT n.id, n.last_activity_at FROM walked n
     WHERE n.last_activity_at > COALESCE((SELECT max(e.last_activity_at) FROM walked e WHERE e.place = (SELECT length FROM runs)), '-infinity')
     ORDER BY n.last_activity_at DESC, n.id DESC LIMIT ${newestRead}
   ), fresh AS MATERIALIZED (
     SELECT n.id, n.last_activity_at FROM newest n WHERE (${isNewest.join(' OR ')}) AND ${isSeen('n.id')}
     ORDER BY n.last_activity_at DESC, n.id DESC LIMIT ${most}
   ), worded AS MATERIALIZED (
     SELECT w.id FROM (SELECT DISTINCT m.team_id AS id FROM master_templates m WHERE m.id = ${among('$3::uuid[]')}) team
     CROSS JOIN LATERAL (${byParts.map((text) => `(${text})`).join(' UNION ')}) w
     WHERE (SELECT count(*) FROM fresh) < ${most}
   ), rest AS MATERIALIZED (
     SELECT r.id, r.last_activity_at FROM worded w
     CROSS JOIN LATERAL (SELECT r.* FROM dashboard_rows r WHERE r.id = w.id OFFSET 0) r
     WHERE r.master_template_id = ${among('$3::uuid[]')} AND ${isSeen('r.id')}
     ORDER BY r.last_activity_at DESC, r.id DESC LIMIT ${most}
   )`;
}

const isElsewhere = `(master_template_id <> ${allOf('$3::uuid[]')} OR NOT ${isSeen('submission_id')})`;

/** The newest of what the principals $4 are responsible for elsewhere that have the letters $1 in their names. */
export const ownFound = (most: number): string => `own AS MATERIALIZED (
     SELECT DISTINCT r.id, r.last_activity_at FROM (
       SELECT submission_id AS id, last_activity_at FROM inbox_rows
       WHERE principal_id = ${among('$4::uuid[]')} AND status = 'active' AND ${isElsewhere}
       UNION ALL
       SELECT submission_id, last_activity_at FROM inbox_rows
       WHERE principal_id = ${among('$4::uuid[]')} AND status <> 'active' AND ${isElsewhere}
     ) i
     CROSS JOIN LATERAL (SELECT FROM ${named} w WHERE w.id = i.id AND strpos(w.text, ${letters.contains}) > 0 OFFSET 0) w
     CROSS JOIN LATERAL (SELECT r.* FROM dashboard_rows r WHERE r.id = i.id OFFSET 0) r
     WHERE NOT r.identifier_redacted AND ${inTeams}
     ORDER BY r.last_activity_at DESC, r.id DESC LIMIT ${most}
   )`;
