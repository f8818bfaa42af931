import type { Pool } from 'pg';
import { addPeriod, type CalendarDate } from '#domain/kernel/dates.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { revenueBars, type Bar } from '#domain/metrics/revenueBars.ts';
import { timeRangeOfDays } from '#domain/metrics/timeRangeOfDays.ts';
import { statement } from '#server/database/statement.ts';
import { tallyRangeParams, tallyJoinSql } from '#server/queries/metrics/tallyJoin.ts';
import { usualTimes } from '#server/queries/submission/usualTimes.ts';

/** How many recently completed submissions the usual time and the cost cover. */
export const completionSampleSize = 100;

interface StandingRow {
  readonly status: 'active' | 'halted';
  /** all zeros if it is at no step */
  readonly step: string;
  readonly count: number;
}

/** Where all unfinished submissions are. */
const standing = statement<[formId: string], StandingRow>(
  'form_statistics_standing',
  `SELECT t.status, t.step_identity AS step, t.count FROM standing_tallies t WHERE t.master_template_id = $1::uuid AND t.count <> 0`,
);

interface LaunchedRow {
  readonly number: number;
  readonly launched: number;
}

const launches = statement<
  [
    formId: string,
    grains: readonly string[],
    since: readonly string[],
    until: readonly string[],
    of: readonly number[],
  ],
  LaunchedRow
>(
  'form_statistics_launches',
  `SELECT ($5::int[])[g.number::int] AS number, sum(t.launched)::int AS launched
   FROM (SELECT $1::uuid AS id) f CROSS JOIN ${tallyJoinSql('submission_tallies')} GROUP BY 1`,
);

interface TotalsRow {
  readonly launched: number;
  readonly completed: number;
}

const ever = statement<[formId: string], TotalsRow>(
  'form_statistics_ever',
  `SELECT COALESCE(sum(t.launched), 0)::int AS launched, COALESCE(sum(t.completed), 0)::int AS completed
   FROM submission_tallies t WHERE t.master_template_id = $1::uuid AND t.grain = 'month'`,
);

interface CompletedRow {
  readonly id: string;
  readonly scopedId: number;
  /** from start to completion, without the time on hold */
  readonly ms: number;
  /** amount collected minus refunds */
  readonly paid: number;
}

const completed = statement<[formId: string, most: number], CompletedRow>(
  'form_statistics_completed',
  `SELECT r.id, r.scoped_id AS "scopedId",
     GREATEST(0, extract(epoch FROM r.finished_at - r.created_at) * 1000 - COALESCE(h.ms, 0))::float8 AS ms,
     COALESCE(m.paid, 0)::float8 AS paid
   FROM (SELECT d.id, d.scoped_id, d.created_at, d.finished_at FROM dashboard_rows d
     WHERE d.master_template_id = $1::uuid AND d.status = 'finished' AND d.kind = 'InitiatedFlow' AND d.finished_at IS NOT NULL
     ORDER BY d.last_activity_at DESC LIMIT $2::int) r
   LEFT JOIN LATERAL (SELECT sum(extract(epoch FROM v.ended_at - v.started_at) * 1000) AS ms FROM step_intervals v
     WHERE v.submission_id = r.id AND v.holder = 'halted' AND v.ended_at IS NOT NULL) h ON true
   LEFT JOIN LATERAL (SELECT sum(v.collected - v.refunded) AS paid FROM obligations o
     CROSS JOIN LATERAL money_moves(o.id, '{}') v WHERE o.submission_id = r.id) m ON true
   ORDER BY ms`,
);

const revenue = statement<
  [formId: string, grains: readonly string[], since: readonly string[], until: readonly string[]],
  { readonly cents: number }
>(
  'form_statistics_revenue',
  `SELECT COALESCE(sum(t.collected_cents), 0)::float8 AS cents
   FROM (SELECT $1::uuid AS id) f CROSS JOIN ${tallyJoinSql('money_tallies')}`,
);

export interface PaidSubmission {
  readonly submissionId: string;
  readonly scopedId: number;
  readonly cents: number;
}

export interface FormStatistics {
  readonly formId: string;
  readonly last30Days: number;
  readonly launched: number;
  readonly active: number;
  readonly completed: number;
  readonly halted: number;
  /** null until one is completed */
  readonly medianMs: number | null;
  readonly steps: readonly {
    readonly identity: string;
    readonly medianMs: number | null;
    readonly active: number;
    readonly halted: number;
  }[];
  readonly launches: readonly (Bar & { readonly count: number })[];
  readonly revenueLast30Days: number;
  /** among recently completed submissions; null if none had a payment */
  readonly lowest: PaidSubmission | null;
  readonly highest: PaidSubmission | null;
}

/** The first of the 30 days that end today. */
export const firstOfLast30Days = (now: Date, timeZone: string): CalendarDate =>
  addPeriod(dateIn(now, timeZone), { value: -29, unit: 'days' });

interface Asked {
  readonly formId: string;
  /** the form's steps, in order */
  readonly steps: readonly string[];
  readonly timeZone: string;
  readonly now: Date;
}

/** A form's statistics. The number of statements doesn't depend on the number of submissions. Decision 0042. */
export async function formStatistics(
  pool: Pick<Pool, 'query'>,
  { formId, steps, timeZone, now }: Asked,
): Promise<FormStatistics> {
  const today = dateIn(now, timeZone);
  const lastDays = timeRangeOfDays({ from: firstOfLast30Days(now, timeZone), to: today }, timeZone);
  const bars = revenueBars({ from: `${addPeriod(today, { value: -11, unit: 'months' }).slice(0, 7)}-01`, to: today });
  const stretches = [lastDays, ...bars.map((bar) => timeRangeOfDays(bar, timeZone))];
  const numbers = stretches.flatMap((stretch, number) => tallyRangeParams([stretch])[0].map(() => number));
  const [where, launchedIn, [total], done, [money], times] = await Promise.all([
    standing.rows(pool, [formId]),
    launches.rows(pool, [formId, ...tallyRangeParams(stretches), numbers]),
    ever.rows(pool, [formId]),
    completed.rows(pool, [formId, completionSampleSize]),
    revenue.rows(pool, [formId, ...tallyRangeParams([lastDays])]),
    usualTimes.rows(pool, [steps, 1]),
  ]);
  const launchedOf = new Map(launchedIn.map(({ number, launched }) => [number, launched]));
  const standingAt = (status: StandingRow['status'], step?: string): number =>
    where
      .filter((row) => row.status === status && (step === undefined || row.step === step))
      .reduce((sum, { count }) => sum + count, 0);
  const usual = new Map(times.map(({ stepIdentity, usualMs }) => [stepIdentity, usualMs]));
  const paying = done.filter(({ paid }) => paid > 0).toSorted((one, other) => one.paid - other.paid);
  return {
    formId,
    last30Days: launchedOf.get(0) ?? 0,
    ...{ launched: total?.launched ?? 0, completed: total?.completed ?? 0 },
    ...{ active: standingAt('active'), halted: standingAt('halted') },
    medianMs: middle(done.map(({ ms }) => ms)),
    steps: steps.map((identity) => ({
      ...{ identity, medianMs: usual.get(identity) ?? null },
      ...{ active: standingAt('active', identity), halted: standingAt('halted', identity) },
    })),
    launches: bars.map((bar, place) => ({ ...bar, count: launchedOf.get(place + 1) ?? 0 })),
    revenueLast30Days: money?.cents ?? 0,
    ...{ lowest: paidOf(paying[0]), highest: paidOf(paying.at(-1)) },
  };
}

const paidOf = (row: CompletedRow | undefined): PaidSubmission | null =>
  row ? { submissionId: row.id, scopedId: row.scopedId, cents: row.paid } : null;

/** The median of sorted numbers. */
function middle(sorted: readonly number[]): number | null {
  if (sorted.length === 0) return null;
  const half = Math.floor(sorted.length / 2);
  const [upper = 0, lower = 0] = [sorted[half], sorted[half - 1]];
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}
