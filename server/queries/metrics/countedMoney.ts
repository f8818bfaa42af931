import type { Pool } from 'pg';
import { dateIn } from '#domain/kernel/timeZones.ts';
import type { MoneyChannel } from '#domain/metrics/moneyMovements.ts';
import type { Days } from '#domain/metrics/periodProblems.ts';
import { revenueBars, type Bar } from '#domain/metrics/revenueBars.ts';
import { tallyRanges, type TimeRange } from '#domain/metrics/tallyRanges.ts';
import { timeRangeOfDays } from '#domain/metrics/timeRangeOfDays.ts';
import { statement } from '#server/database/statement.ts';
import { timeRangeBounds, tallyJoinSql } from '#server/queries/metrics/tallyJoin.ts';

interface Amounts {
  readonly collected: number;
  readonly renewal: number;
  readonly refunded: number;
  readonly disputed: number;
}

/** All amounts in cents. */
export interface CountedMoney extends Amounts {
  readonly ways: readonly { readonly way: MoneyChannel; readonly collected: number }[];
  readonly bars: readonly (Bar & { readonly collected: number })[];
}

interface MoneyRow extends Amounts {
  /** index of its period */
  readonly number: number;
  readonly way: MoneyChannel;
}

const sums = statement<
  [
    forms: readonly string[],
    grains: readonly string[],
    since: readonly string[],
    until: readonly string[],
    numbers: readonly number[],
  ],
  MoneyRow
>(
  'metrics_money',
  `SELECT ($5::int[])[g.number::int] AS number, t.way, sum(t.collected_cents)::float8 AS collected, sum(t.renewal_cents)::float8 AS renewal,
     sum(t.refunded_cents)::float8 AS refunded, sum(t.disputed_cents)::float8 AS disputed
   FROM unnest($1::uuid[]) f(id) CROSS JOIN ${tallyJoinSql('money_tallies')} GROUP BY 1, 2`,
);

const firstAndLast = statement<[forms: readonly string[]], { readonly first: Date | null; readonly last: Date | null }>(
  'metrics_money_ends',
  `SELECT min(a.starts_at) AS first, max(z.starts_at) AS last FROM unnest($1::uuid[]) f(id)
   CROSS JOIN LATERAL (SELECT t.starts_at FROM money_tallies t
     WHERE t.master_template_id = f.id AND t.grain = 'quarter' ORDER BY t.starts_at LIMIT 1) a
   CROSS JOIN LATERAL (SELECT t.starts_at FROM money_tallies t
     WHERE t.master_template_id = f.id AND t.grain = 'quarter' ORDER BY t.starts_at DESC LIMIT 1) z`,
);

interface Requested {
  readonly days: Days;
  readonly timeZone: string;
  readonly now: Date;
}

const waysInOrder: readonly MoneyChannel[] = ['card', 'us_bank_account', 'check', 'cash'];

/** Money collected and returned in a period, in total and as bars for a chart. */
export async function countedMoney(
  pool: Pick<Pool, 'query'>,
  forms: readonly string[],
  request: Requested,
): Promise<CountedMoney> {
  const bars = await barsFor(pool, forms, request);
  const stretches = [request.days, ...bars].map((days) => timeRangeOfDays(days, request.timeZone));
  const rows = await sums.rows(pool, [forms, ...numbered(stretches)]);
  const whole = rows.filter(({ number }) => number === 0);
  const total = (name: keyof Amounts, of: readonly MoneyRow[]): number => of.reduce((sum, row) => sum + row[name], 0);
  return {
    ...{ collected: total('collected', whole), renewal: total('renewal', whole) },
    ...{ refunded: total('refunded', whole), disputed: total('disputed', whole) },
    ways: waysInOrder.map((way) => ({
      way,
      collected: total(
        'collected',
        whole.filter((row) => row.way === way),
      ),
    })),
    bars: bars.map((bar, place) => ({
      ...bar,
      collected: total(
        'collected',
        rows.filter(({ number }) => number === place + 1),
      ),
    })),
  };
}

/** An open start means the first payment, an open end means today. */
async function barsFor(
  pool: Pick<Pool, 'query'>,
  forms: readonly string[],
  { days, timeZone, now }: Requested,
): Promise<readonly Bar[]> {
  const [ends] = await firstAndLast.rows(pool, [forms]);
  if (!ends?.first || !ends.last) return [];
  const [first, last, today] = [ends.first, ends.last, now].map((at) => dateIn(at, timeZone)) as [
    string,
    string,
    string,
  ];
  const latest = last > today ? last : today;
  return revenueBars({ from: days.from ?? first, to: days.to === null || days.to > latest ? latest : days.to });
}

/** The tally ranges of all periods, each with the index of its period. */
function numbered(
  stretches: readonly TimeRange[],
): [grains: readonly string[], since: readonly string[], until: readonly string[], numbers: readonly number[]] {
  const ranges = stretches.flatMap((stretch, number) => tallyRanges(stretch).map((range) => ({ ...range, number })));
  const ends = ranges.map(timeRangeBounds);
  return [
    ranges.map(({ grain }) => grain),
    ends.map(([from]) => from),
    ends.map(([, until]) => until),
    ranges.map(({ number }) => number),
  ];
}
