import type { SearchType } from '#domain/filter/lists.ts';
import type { RecordList } from '#domain/record/recordFilters.ts';
import { anyOfSql } from '#server/database/anyOfSql.ts';

/** More matches mean the search should be narrower. It also keeps anyone from reading all of a town's records. */
export const maxPublicRecords = 1_000;

/** How many of the newest records to scan before using the word indexes. Common words are found here. */
const newestRead = 1_000;
/** How many candidates to read from each word index; the newest of all of them are checked. */
const [candidatesRead, candidatesChecked] = [5_000, 1_000];

/** Identifiers are public only for versions that ask for it in public, and only if the newest published one does. */
const identifier = `CASE WHEN s.flow_template_id = ${anyOfSql('$4::uuid[]')} AND NOT r.identifier_redacted THEN r.identifier END`;

const isEqual = (text: string): string => `${text} = (SELECT $2::text)`;
const isPart = (text: string): string => `strpos(${text}, (SELECT $2::text)) > 0`;

/** Must match `outputStatus` in the domain. */
const ofStatus = `o.issued_at <= (SELECT $8::timestamptz) AND CASE (SELECT $7::text)
     WHEN 'issued' THEN o.revoked_at IS NULL AND (o.expires_at IS NULL OR o.expires_at > (SELECT $8::timestamptz))
     WHEN 'expired' THEN o.revoked_at IS NULL AND o.expires_at <= (SELECT $8::timestamptz)
     WHEN 'revoked' THEN o.revoked_at IS NOT NULL ELSE true END`;

/** Passes what the filters leave, and what matches in public values. `n` has ids; only completed submissions pass. */
const checked = (from: string, has: (text: string) => string): string => `
     SELECT r.id, r.last_activity_at FROM ${from} n
     CROSS JOIN LATERAL (
       SELECT d.id, d.master_template_id, d.status, d.kind, d.finished_at, d.is_renewal, d.scoped_id, d.identifier, d.identifier_redacted, d.last_activity_at
       FROM dashboard_rows d WHERE d.id = n.id OFFSET 0) r
     CROSS JOIN LATERAL (SELECT x.custom_id, x.flow_template_id, x.deleted_at FROM submissions x WHERE x.id = n.id OFFSET 0) s
     WHERE r.master_template_id = ${anyOfSql('$1::uuid[]')} AND r.status = 'finished' AND r.kind = 'InitiatedFlow' AND r.finished_at IS NOT NULL
       AND s.deleted_at IS NULL AND ((SELECT $6::bool) IS NULL OR r.is_renewal = (SELECT $6::bool))
       AND ((SELECT $7::text) = 'all' OR EXISTS (SELECT FROM issued_outputs o WHERE o.submission_id = r.id AND ${ofStatus}))
       AND (r.scoped_id = (SELECT $3::int) OR ${has('lower(s.custom_id)')} OR ${has(`lower(btrim(${identifier}))`)} OR ${answersHave(has)})`;

/** Whether a published answer to one of the searched questions matches. */
const answersHave = (has: (text: string) => string): string => `(cardinality((SELECT $5::text[])) > 0 AND EXISTS (
       SELECT FROM answer_words a CROSS JOIN LATERAL jsonb_each_text(a.published) p
       WHERE a.id = r.id AND p.key = ${anyOfSql('$5::text[]')} AND ${has('p.value')}))`;

const line = `(SELECT E'\\n' || $2::text || E'\\n')`;
const isSearched = 'cardinality((SELECT $5::text[])) > 0';

/** How a name or an answer may match, by its search row `w`. */
interface Candidates {
  readonly table: string;
  /** cheap, for one row */
  readonly has: string;
  /** for the index; `team.id` is the team */
  readonly indexed: string;
}

const byParts = (text: string): string => `word_parts(w.team_id, w.text) @> word_parts(team.id, ${text})`;

/**
 * Candidates by name and by answer. The search row also contains the applicant's name, and the words also contain
 * answers that aren't public, so they only preselect: each match is checked on public values.
 */
const candidates: Readonly<Record<SearchType, readonly Candidates[]>> = {
  exact: [
    { table: 'search_rows', has: '(SELECT $2::text) = ANY (w.names)', indexed: 'w.names @> ARRAY[(SELECT $2::text)]' },
    { table: 'answer_words', has: `${isSearched} AND strpos(w.text, ${line}) > 0`, indexed: byParts(line) },
  ],
  contains: [
    { table: 'search_rows', has: isPart('w.text'), indexed: byParts('(SELECT $2::text)') },
    { table: 'answer_words', has: `${isSearched} AND ${isPart('w.text')}`, indexed: byParts('(SELECT $2::text)') },
  ],
};

const likelyIn = ({ table, has }: Candidates): string =>
  `EXISTS (SELECT FROM ${table} w WHERE w.id = n.id AND ${has} OFFSET 0)`;

const rareIn = ({ table, has, indexed }: Candidates): string =>
  `(SELECT w.id FROM ${table} w WHERE ${indexed} AND ${has} AND (SELECT count(*) FROM fresh) < ${maxPublicRecords} LIMIT ${candidatesRead})`;

const order = 'ORDER BY last_activity_at DESC, id DESC';

/**
 * Searches the public records of some forms of one team. Common words are found among the newest records, rare ones
 * through the word indexes. Both parts read a bounded number of rows, so the cost doesn't grow with the records; of
 * more than a thousand matches, the oldest may be left out. Each part is fenced with OFFSET 0 or MATERIALIZED, so that
 * one plan fits all words.
 */
export const searchPublicRecordsSql = (type: SearchType, list: RecordList): string => {
  const has = type === 'exact' ? isEqual : isPart;
  const documents = list === 'outputs';
  return `WITH newest AS MATERIALIZED (
     SELECT run.id FROM unnest((SELECT $1::uuid[])) AS form(id) CROSS JOIN LATERAL (
       SELECT d.id FROM dashboard_rows d WHERE d.master_template_id = form.id AND d.status = 'finished'
       ORDER BY d.last_activity_at DESC, d.id DESC LIMIT ${newestRead} / cardinality((SELECT $1::uuid[]))
     ) run
   ), likely AS MATERIALIZED (
     SELECT n.id FROM newest n WHERE ${candidates[type].map(likelyIn).join(' OR ')}
   ), fresh AS MATERIALIZED (${checked('likely', has)}
   ), named AS MATERIALIZED (
     SELECT c.id FROM (SELECT m.team_id AS id FROM master_templates m WHERE m.id = (SELECT ($1::uuid[])[1])) team
     CROSS JOIN LATERAL (
       SELECT w.id FROM search_rows w WHERE w.scoped_id = (SELECT $3::int) AND w.team_id = team.id
       UNION ${candidates[type].map(rareIn).join(' UNION ')}
     ) c ORDER BY c.id DESC LIMIT ${candidatesChecked}
   ), rest AS MATERIALIZED (${checked('named', has)}
   ), found AS MATERIALIZED (
     SELECT f.id, f.last_activity_at${documents ? ', o.id AS output_id' : ''} FROM (SELECT * FROM fresh UNION SELECT * FROM rest) f
     ${documents ? `JOIN issued_outputs o ON o.submission_id = f.id AND ${ofStatus}` : ''}
     ${order.replace(', id', ', f.id')}${documents ? ', o.issued_at DESC, o.id DESC' : ''} LIMIT ${maxPublicRecords}
   ), page AS MATERIALIZED (
     SELECT *, row_number() OVER () AS place FROM found OFFSET (SELECT $9::int) LIMIT (SELECT $10::int)
   )
   SELECT t.total, r.id, r.master_template_id AS "formId", r.scoped_id AS "scopedId", s.custom_id AS "customId",
     ${identifier} AS identifier, r.created_at AS "createdAt", r.finished_at AS "finishedAt",
     ${documents ? 'p.output_id' : 'NULL::uuid'} AS "outputId"
   FROM (SELECT count(*)::int AS total FROM found) t
   LEFT JOIN page p ON true
   LEFT JOIN LATERAL (SELECT d.* FROM dashboard_rows d WHERE d.id = p.id OFFSET 0) r ON true
   LEFT JOIN LATERAL (SELECT x.* FROM submissions x WHERE x.id = p.id OFFSET 0) s ON true
   ORDER BY p.place`;
};
