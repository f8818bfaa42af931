import { statement } from '#server/database/statement.ts';

interface UsualTimeRow {
  readonly stepIdentity: string;
  /** null if the step was completed too few times */
  readonly usualMs: number | null;
}

/**
 * The median time steps took over the last 100 completions, without time on hold. $1 are step identities, $2 the least
 * number of completions. The list is in a subselect so that the plan is kept (see `among`).
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
