import type { Pool } from 'pg';
import { addPeriod, type CalendarDate } from '#domain/kernel/dates.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { revenueBars, type Bar } from '#domain/metrics/revenueBars.ts';
import { timeRangeOfDays } from '#domain/metrics/timeRangeOfDays.ts';
import { statement } from '#server/database/statement.ts';
import { recentCompletions, type PaidSubmission } from '#server/queries/metrics/recentCompletions.ts';
import { tallyRangeParams, tallyJoinSql } from '#server/queries/metrics/tallyJoin.ts';
import { usualTimes } from '#server/queries/submission/usualTimes.ts';

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

const revenue = statement<
  [formId: string, grains: readonly string[], since: readonly string[], until: readonly string[]],
  { readonly cents: number }
>(
  'form_statistics_revenue',
  `SELECT COALESCE(sum(t.collected_cents), 0)::float8 AS cents
   FROM (SELECT $1::uuid AS id) f CROSS JOIN ${tallyJoinSql('money_tallies')}`,
);

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

interface Requested {
  readonly formId: string;
  /** the form's steps, in order */
  readonly steps: readonly string[];
  readonly timeZone: string;
  readonly now: Date;
}

/** A form's statistics. The number of statements doesn't depend on the number of submissions. Decision 0042. */
export async function formStatistics(
  pool: Pick<Pool, 'query'>,
  { formId, steps, timeZone, now }: Requested,
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
    recentCompletions(pool, formId),
    revenue.rows(pool, [formId, ...tallyRangeParams([lastDays])]),
    usualTimes.rows(pool, [steps, 1]),
  ]);
  const launchedOf = new Map(launchedIn.map(({ number, launched }) => [number, launched]));
  const standingAt = (status: StandingRow['status'], step?: string): number =>
    where
      .filter((row) => row.status === status && (step === undefined || row.step === step))
      .reduce((sum, { count }) => sum + count, 0);
  const usual = new Map(times.map(({ stepIdentity, usualMs }) => [stepIdentity, usualMs]));
  return {
    formId,
    last30Days: launchedOf.get(0) ?? 0,
    ...{ launched: total?.launched ?? 0, completed: total?.completed ?? 0 },
    ...{ active: standingAt('active'), halted: standingAt('halted') },
    medianMs: done.medianMs,
    steps: steps.map((identity) => ({
      ...{ identity, medianMs: usual.get(identity) ?? null },
      ...{ active: standingAt('active', identity), halted: standingAt('halted', identity) },
    })),
    launches: bars.map((bar, place) => ({ ...bar, count: launchedOf.get(place + 1) ?? 0 })),
    revenueLast30Days: money?.cents ?? 0,
    ...{ lowest: done.lowest, highest: done.highest },
  };
}
