import type { Pool } from 'pg';
import { maxShownItems } from '#domain/metrics/shares.ts';
import type { TimeRange } from '#domain/metrics/tallyRanges.ts';
import { statement } from '#server/database/statement.ts';
import { tallyRangeParams, tallyJoinSql } from '#server/queries/metrics/tallyJoin.ts';

export interface IssuedKind {
  /** the same in all versions of the form */
  readonly identity: string;
  readonly formId: string;
  readonly name: string;
  readonly count: number;
}

/** Named as in the latest version. */
const kinds = statement<
  [forms: readonly string[], ...ranges: ReturnType<typeof tallyRangeParams>, most: number],
  IssuedKind
>(
  'metrics_outputs',
  `SELECT k.identity, k.form_id AS "formId", k.count::int AS count, COALESCE(n.name, '') AS name
   FROM (SELECT t.output_identity AS identity, f.id AS form_id, sum(t.issued) AS count
     FROM unnest($1::uuid[]) f(id) CROSS JOIN ${tallyJoinSql('output_tallies')}
     GROUP BY 1, 2 HAVING sum(t.issued) > 0 ORDER BY 3 DESC, 1 LIMIT $5::int) k
   LEFT JOIN LATERAL (SELECT c.name FROM configured_outputs c JOIN flow_templates v ON v.id = c.flow_template_id
     WHERE c.identity = k.identity ORDER BY v.published_at DESC NULLS LAST, v.id DESC LIMIT 1) n ON true
   ORDER BY k.count DESC, k.identity`,
);

/** The outputs issued most often in a period. */
export const issuedKinds = (
  pool: Pick<Pool, 'query'>,
  forms: readonly string[],
  stretch: TimeRange,
): Promise<readonly IssuedKind[]> => kinds.rows(pool, [forms, ...tallyRangeParams([stretch]), maxShownItems]);
