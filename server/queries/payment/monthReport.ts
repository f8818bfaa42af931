import type { Pool } from 'pg';
import { startOfDay } from '#domain/kernel/timeZones.ts';
import { daysOfMonth, monthTotals, type MonthLine, type MonthTotals } from '#domain/payment/monthReport.ts';
import { statement } from '#server/database/statement.ts';
import { tallyRangeParams, tallyJoinSql } from '#server/queries/metrics/tallyJoin.ts';

export interface PayoutRow {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
  readonly failure: string | null;
  readonly begunAt: Date;
  readonly arrivesAt: Date;
}

export interface MonthReport {
  readonly month: string;
  readonly lines: readonly MonthLine[];
  readonly payouts: readonly PayoutRow[];
  readonly totals: MonthTotals;
}

type Tallied = [teamId: string, grains: readonly string[], since: readonly string[], until: readonly string[]];

const sums = `sum(t.collected_cents)::float8 AS collected, sum(t.refunded_cents)::float8 AS refunded, sum(t.disputed_cents)::float8 AS disputed,
     sum(t.provider_fee_cents)::float8 AS "providerFee", sum(t.platform_fee_cents)::float8 AS "platformFee"`;

/** From tallies: a few rows per form. */
const monthLines = statement<Tallied, MonthLine>(
  'month_lines',
  `SELECT f.id AS "formId", f.name AS "formName", t.way, ${sums}
   FROM master_templates f CROSS JOIN ${tallyJoinSql('money_tallies')}
   WHERE f.team_id = $1::uuid GROUP BY f.id, t.way
   HAVING sum(t.collected_cents) <> 0 OR sum(t.refunded_cents) <> 0 OR sum(t.disputed_cents) <> 0
     OR sum(t.provider_fee_cents) <> 0 OR sum(t.platform_fee_cents) <> 0
   ORDER BY f.name, f.id, t.way`,
);

/** All online money collected before the month, minus money returned, fees, and payouts. */
const openingBalance = statement<[...Tallied, begin: Date], { readonly cents: number }>(
  'month_opening',
  `SELECT (COALESCE((SELECT sum(t.collected_cents - t.refunded_cents - t.disputed_cents - t.provider_fee_cents - t.platform_fee_cents)
       FROM master_templates f CROSS JOIN ${tallyJoinSql('money_tallies')} AND t.way IN ('card', 'us_bank_account') WHERE f.team_id = $1::uuid), 0)
     - COALESCE((SELECT sum(p.amount_cents) FROM payouts p WHERE p.team_id = $1::uuid AND p.begun_at < $5
       AND p.status NOT IN ('failed', 'canceled')), 0))::float8 AS cents`,
);

const payoutsOf = statement<[teamId: string, begin: Date, end: Date], PayoutRow>(
  'month_payouts',
  `SELECT p.id, p.amount_cents::float8 AS amount, p.status, p.failure_message AS failure, p.begun_at AS "begunAt", p.arrives_at AS "arrivesAt"
   FROM payouts p WHERE p.team_id = $1::uuid AND p.begun_at >= $2 AND p.begun_at < $3 ORDER BY p.begun_at, p.id`,
);

/** A team's month in its time zone: exactly what the ledger holds and what the provider paid out. */
export async function monthReport(
  pool: Pick<Pool, 'query'>,
  { teamId, timeZone, month }: { readonly teamId: string; readonly timeZone: string; readonly month: string },
): Promise<MonthReport> {
  const { first, next } = daysOfMonth(month);
  const [begin, end] = [startOfDay(first, timeZone), startOfDay(next, timeZone)];
  const [lines, payouts, [opening]] = await Promise.all([
    monthLines.rows(pool, [teamId, ...tallyRangeParams([{ from: begin, until: end }])]),
    payoutsOf.rows(pool, [teamId, begin, end]),
    openingBalance.rows(pool, [teamId, ...tallyRangeParams([{ from: null, until: begin }]), begin]),
  ]);
  return { month, lines, payouts, totals: monthTotals(lines, payouts, opening?.cents ?? 0) };
}
