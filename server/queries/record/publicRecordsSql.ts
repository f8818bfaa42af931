import type { SearchType } from '#domain/filter/lists.ts';
import type { RecordList } from '#domain/record/recordFilters.ts';
import { anyOfSql } from '#server/database/anyOfSql.ts';

/** More matches mean the search should be narrower. It also keeps anyone from reading all of a town's records. */
export const maxPublicRecords = 1_000;

/** How many of the newest records to scan before using the word index. Common words are found here. */
const newestRead = 1_000;
/** How many candidates to read from the word index; the newest matches are kept. */
const candidatesRead = 2_000;

/** Must match `outputStatus` in the domain. */
const ofStatus = `o.issued_at <= (SELECT $8::timestamptz) AND CASE (SELECT $7::text)
     WHEN 'issued' THEN o.revoked_at IS NULL AND (o.expires_at IS NULL OR o.expires_at > (SELECT $8::timestamptz))
     WHEN 'expired' THEN o.revoked_at IS NULL AND o.expires_at <= (SELECT $8::timestamptz)
     WHEN 'revoked' THEN o.revoked_at IS NOT NULL ELSE true END`;

interface Matching {
  readonly has: (text: string) => string;
  /** What the text of a record has to contain. */
  readonly part: string;
}

const matching: Readonly<Record<SearchType, Matching>> = {
  exact: { has: (text) => `${text} = (SELECT $2::text)`, part: `(SELECT E'\\n' || $2::text || E'\\n')` },
  contains: { has: (text) => `strpos(${text}, (SELECT $2::text)) > 0`, part: '(SELECT $2::text)' },
};

/**
 * Whether a record matches. Its text only preselects: the newest version decides which of the answers that a record's
 * own version publishes are public. `w` is the record.
 */
const isFound = ({ has, part }: Matching): string => `((SELECT $6::bool) IS NULL OR w.is_renewal = (SELECT $6::bool))
       AND ((SELECT $7::text) = 'all' OR EXISTS (SELECT FROM issued_outputs o WHERE o.submission_id = w.id AND ${ofStatus} OFFSET 0))
       AND (w.scoped_id = (SELECT $3::int) OR strpos(w.text, ${part}) > 0 AND (${has('w.custom_id')}
         OR w.flow_template_id = ${anyOfSql('$4::uuid[]')} AND ${has('w.identifier')}
         OR EXISTS (SELECT FROM unnest((SELECT $5::text[])) field WHERE ${has('w.published ->> field')})))`;

const ofEachForm = `unnest((SELECT $1::uuid[])) AS form(id) CROSS JOIN LATERAL`;
const share = (of: number): string => `(SELECT ${of} / cardinality($1::uuid[]))`;

/**
 * Searches the public records of some forms. Common words are found among the newest records, rare ones through the word
 * index. Both parts read a bounded number of rows, so the cost doesn't grow with the records; of more than a thousand
 * matches, the oldest may be left out. Each part is fenced with OFFSET 0 or MATERIALIZED, so that one plan fits all words.
 * Decision 0141.
 */
export const searchPublicRecordsSql = (type: SearchType, list: RecordList): string => {
  const match = matching[type];
  const documents = list === 'outputs';
  return `WITH fresh AS MATERIALIZED (
     SELECT w.id, w.finished_at FROM ${ofEachForm} (
       SELECT w.* FROM record_words w WHERE w.master_template_id = form.id ORDER BY w.finished_at DESC, w.id DESC LIMIT ${share(newestRead)}
     ) w WHERE ${isFound(match)}
   ), numbered AS MATERIALIZED (
     SELECT w.id, w.finished_at FROM ${ofEachForm} (
       SELECT w.* FROM record_words w WHERE w.master_template_id = form.id AND w.scoped_id = (SELECT $3::int) OFFSET 0
     ) w WHERE ${isFound(match)}
   ), rest AS MATERIALIZED (
     SELECT w.id, w.finished_at FROM ${ofEachForm} (
       SELECT w.* FROM record_words w WHERE word_parts(w.master_template_id, w.text) @> word_parts(form.id, ${match.part})
         AND (SELECT count(*) FROM fresh) < ${maxPublicRecords} LIMIT ${share(candidatesRead)}
     ) w WHERE ${isFound(match)}
   ), found AS MATERIALIZED (
     SELECT f.id, f.finished_at${documents ? ', o.id AS output_id' : ''}
     FROM (SELECT * FROM fresh UNION SELECT * FROM numbered UNION SELECT * FROM rest) f
     ${documents ? `JOIN issued_outputs o ON o.submission_id = f.id AND ${ofStatus}` : ''}
     ORDER BY finished_at DESC, f.id DESC${documents ? ', o.issued_at DESC, o.id DESC' : ''} LIMIT ${maxPublicRecords}
   ), page AS MATERIALIZED (
     SELECT *, row_number() OVER () AS place FROM found OFFSET (SELECT $9::int) LIMIT (SELECT $10::int)
   )
   SELECT t.total, CASE WHEN s.id IS NOT NULL THEN r.id END AS id, r.master_template_id AS "formId", r.scoped_id AS "scopedId", s.custom_id AS "customId",
     CASE WHEN s.flow_template_id = ${anyOfSql('$4::uuid[]')} AND NOT r.identifier_redacted THEN r.identifier END AS identifier,
     r.created_at AS "createdAt", r.finished_at AS "finishedAt", ${documents ? 'p.output_id' : 'NULL::uuid'} AS "outputId"
   FROM (SELECT count(*)::int AS total FROM found) t
   LEFT JOIN page p ON true
   LEFT JOIN LATERAL (SELECT d.* FROM dashboard_rows d WHERE d.id = p.id AND d.status = 'finished' OFFSET 0) r ON true
   LEFT JOIN LATERAL (SELECT x.* FROM submissions x WHERE x.id = p.id AND x.deleted_at IS NULL OFFSET 0) s ON true
   ORDER BY p.place`;
};
