import { statement } from '#server/database/statement.ts';

interface UsualTimeRow {
  readonly stepIdentity: string;
  /** null where too few have come by to say */
  readonly usualMs: number | null;
}

/**
 * How long steps were held the last times that they were completed: the middle of up to a hundred, without the time in
 * which the submission was halted. $1 the identities of steps, $2 how many there must be to say anything.
 * The list stands behind a subselect, so that the plan is kept (`among`).
 */
export const usualTimes = statement<[identities: readonly string[], least: number], UsualTimeRow>(
  'usual_times',
  `SELECT i.identity AS "stepIdentity",
     CASE WHEN count(h.ms) >= $2::int THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY h.ms) END AS "usualMs"
   FROM unnest((SELECT $1::uuid[])) AS i(identity)
   LEFT JOIN LATERAL (
     SELECT (SELECT sum(extract(epoch FROM v.ended_at - v.started_at) * 1000)::float8 FROM step_intervals v
       WHERE v.active_step_id = x.id AND v.holder <> 'halted' AND v.ended_at IS NOT NULL) AS ms
     FROM active_steps x
     WHERE x.step_identity = i.identity AND x.completed_at IS NOT NULL
     ORDER BY x.completed_at DESC
     LIMIT 100
   ) h ON h.ms IS NOT NULL
   GROUP BY i.identity`,
);
