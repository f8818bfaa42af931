import { tallyRanges, type TimeRange } from '#domain/metrics/tallyRanges.ts';

/**
 * Joins the tallies `t` of form `f` within the ranges `g` ($2 to $4). Each range of each form is looked up separately
 * (`OFFSET 0`): PostgreSQL can't estimate how few rows a range has and would scan the whole table for a join.
 */
export const tallyJoinSql = (table: 'submission_tallies' | 'output_tallies' | 'money_tallies'): string =>
  `unnest($2::tally_grain[], $3::timestamptz[], $4::timestamptz[]) WITH ORDINALITY g(grain, since, until, number)
   JOIN LATERAL (SELECT * FROM ${table} k WHERE k.master_template_id = f.id AND k.grain = g.grain AND k.starts_at >= g.since
     AND k.starts_at < g.until OFFSET 0) t ON true`;

/** The bounds of a period as PostgreSQL values. */
export const timeRangeBounds = ({ from, until }: TimeRange): [from: string, until: string] => [
  from?.toISOString() ?? '-infinity',
  until?.toISOString() ?? 'infinity',
];

type RangeArrays = [grains: readonly string[], since: readonly string[], until: readonly string[]];

/** Tally ranges of some periods, as parameters for `tallied`. */
export function tallyRangeParams(stretches: readonly TimeRange[]): RangeArrays {
  const ranges = stretches.flatMap(tallyRanges);
  const ends = ranges.map(timeRangeBounds);
  return [ranges.map(({ grain }) => grain), ends.map(([from]) => from), ends.map(([, until]) => until)];
}
