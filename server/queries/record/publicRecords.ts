import type { Pool } from 'pg';
import type { SearchType } from '#domain/filter/lists.ts';
import type { PublicOutputFilter, RecordList } from '#domain/record/recordFilters.ts';
import { anyOfSql } from '#server/database/anyOfSql.ts';
import { statement, type Statement } from '#server/database/statement.ts';
import { searchPublicRecordsSql, maxPublicRecords } from '#server/queries/record/publicRecordsSql.ts';

/** A completed submission as the public sees it. */
export interface PublicRecord {
  readonly id: string;
  readonly formId: string;
  readonly scopedId: number;
  readonly customId: string | null;
  /** null if the identifier isn't public */
  readonly identifier: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date;
  /** the document that the row is about, if documents are listed */
  readonly outputId: string | null;
}

export interface PublicRecordsPage {
  readonly records: readonly PublicRecord[];
  /** capped at `maxPublicRecords` */
  readonly total: number;
}

/** Shorter terms only match whole names and numbers, because the index needs this many letters. */
const fewestLetters = 3;

type PublicSearchParams = [
  forms: readonly string[],
  term: string,
  number: number | null,
  identifierVersions: readonly string[],
  fields: readonly string[],
  isRenewal: boolean | null,
  outputs: PublicOutputFilter,
  now: Date,
  skip: number,
  first: number,
];

type Found = (PublicRecord | { readonly id: null }) & { readonly total: number };

const searching = (type: SearchType, list: RecordList): Statement<PublicSearchParams, Found> =>
  statement(`public_${list}_${type}`, searchPublicRecordsSql(type, list));

const searches: Readonly<Record<SearchType, Readonly<Record<RecordList, Statement<PublicSearchParams, Found>>>>> = {
  exact: { submissions: searching('exact', 'submissions'), outputs: searching('exact', 'outputs') },
  contains: { submissions: searching('contains', 'submissions'), outputs: searching('contains', 'outputs') },
};

export interface PublicSearch {
  /** forms of one team */
  readonly formIds: readonly string[];
  /** versions whose identifiers are public */
  readonly identifierVersions: readonly string[];
  /** identities of published questions that are searched, too */
  readonly fieldIdentities: readonly string[];
  readonly term: string;
  readonly type: SearchType;
  readonly list: RecordList;
  /** null for both */
  readonly isRenewal: boolean | null;
  readonly outputs: PublicOutputFilter;
  readonly now: Date;
  /** page size and offset */
  readonly first: number;
  readonly skip: number;
}

/**
 * Completed submissions whose number, custom id, identifier, or published answer equals or contains the term, latest
 * first. Decisions 0073 and 0108.
 */
export async function publicRecords(pool: Pick<Pool, 'query'>, request: PublicSearch): Promise<PublicRecordsPage> {
  const typed = request.term.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (typed === '' || request.formIds.length === 0) return { records: [], total: 0 };
  const isPart = request.type === 'contains' && Array.from(typed).length >= fewestLetters;
  const number = /^#?\d{1,9}$/.test(typed) ? Number(typed.replace('#', '')) : null;
  const rows = await searches[isPart ? 'contains' : 'exact'][request.list].rows(pool, [
    ...([request.formIds, typed, number, request.identifierVersions, request.fieldIdentities] as const),
    ...([request.isRenewal, request.outputs, request.now] as const),
    ...([Math.min(request.skip, maxPublicRecords), request.first] as const),
  ]);
  return { records: rows.flatMap((row) => (row.id === null ? [] : [row])), total: rows[0]?.total ?? 0 };
}

const numbered = statement<
  [formId: string, number: number, identifierVersions: readonly string[]],
  Omit<PublicRecord, 'outputId'>
>(
  'public_record_by_number',
  `SELECT s.id, s.master_template_id AS "formId", s.scoped_id AS "scopedId", s.custom_id AS "customId",
     CASE WHEN s.flow_template_id = ${anyOfSql('$3::uuid[]')} AND NOT r.identifier_redacted THEN r.identifier END AS identifier,
     s.created_at AS "createdAt", s.finished_at AS "finishedAt"
   FROM master_templates m JOIN submissions s ON s.team_id = m.team_id AND s.scoped_id = $2::int AND s.master_template_id = m.id
   JOIN dashboard_rows r ON r.id = s.id
   WHERE m.id = $1::uuid AND s.status = 'finished' AND s.finished_at IS NOT NULL AND s.deleted_at IS NULL`,
);

/** One public record by its number; null if there is none. */
export async function publicRecordByNumber(
  pool: Pick<Pool, 'query'>,
  formId: string,
  number: number,
  identifierVersions: readonly string[],
): Promise<PublicRecord | null> {
  const [row] = await numbered.rows(pool, [formId, number, identifierVersions]);
  return row ? { ...row, outputId: null } : null;
}
