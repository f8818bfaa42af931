import { tallyRanges, type Stretch } from '#domain/metrics/tallyRanges.ts';

/**
 * The tallies `t` of the form `f` that lie in the stretches `g`, which come as `$2` to `$4`. Each stretch of each form is looked up
 * by itself (`OFFSET 0`): how few rows a stretch has cannot be told beforehand, and a join is answered from the whole table.
 */
export const tallied = (table: 'submission_tallies' | 'output_tallies' | 'money_tallies'): string =>
  `unnest($2::tally_grain[], $3::timestamptz[], $4::timestamptz[]) WITH ORDINALITY g(grain, since, until, number)
   JOIN LATERAL (SELECT * FROM ${table} k WHERE k.master_template_id = f.id AND k.grain = g.grain AND k.starts_at >= g.since
     AND k.starts_at < g.until OFFSET 0) t ON true`;

/** The ends of a stretch as PostgreSQL compares them. */
export const endsOf = ({ from, until }: Stretch): [from: string, until: string] => [
  from?.toISOString() ?? '-infinity',
  until?.toISOString() ?? 'infinity',
];

type RangeArrays = [grains: readonly string[], since: readonly string[], until: readonly string[]];

/** The ranges of some stretches, as `tallied` takes them. */
export function rangeArrays(stretches: readonly Stretch[]): RangeArrays {
  const ranges = stretches.flatMap(tallyRanges);
  const ends = ranges.map(endsOf);
  return [ranges.map(({ grain }) => grain), ends.map(([from]) => from), ends.map(([, until]) => until)];
}
