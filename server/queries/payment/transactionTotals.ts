import type { Pool } from 'pg';
import type { MoneyChannel } from '#domain/metrics/moneyMovements.ts';
import { filteredSums, type TransactionGroup } from '#domain/payment/transactions.ts';
import { statement } from '#server/database/statement.ts';
import { tallyRangeParams, tallyJoinSql } from '#server/queries/metrics/tallyJoin.ts';
import type { TransactionSearch } from '#server/queries/payment/transactionPage.ts';

/** A form's totals for one payment method, in cents. */
export interface TransactionTotal {
  readonly formId: string;
  readonly formName: string;
  readonly way: MoneyChannel;
  readonly collected: number;
  readonly refunded: number;
  readonly disputed: number;
}

const waysOf = {
  online: ['card', 'us_bank_account'],
  by_hand: ['check', 'cash'],
} as const satisfies Readonly<Record<TransactionGroup, readonly MoneyChannel[]>>;

/** From tallies: a few rows per form, however many payments there are. */
export const totalsStatement = statement<
  [
    teamId: string,
    grains: readonly string[],
    since: readonly string[],
    until: readonly string[],
    ways: readonly string[],
  ],
  TransactionTotal & { readonly renewal: number }
>(
  'transaction_totals',
  `SELECT f.id AS "formId", f.name AS "formName", t.way, sum(t.collected_cents)::float8 AS collected,
     sum(t.renewal_cents)::float8 AS renewal, sum(t.refunded_cents)::float8 AS refunded, sum(t.disputed_cents)::float8 AS disputed
   FROM master_templates f CROSS JOIN ${tallyJoinSql('money_tallies')} AND t.way = ANY ($5::money_way[])
   WHERE f.team_id = $1::uuid GROUP BY f.id, t.way
   HAVING sum(t.collected_cents) <> 0 OR sum(t.refunded_cents) <> 0 OR sum(t.disputed_cents) <> 0
   ORDER BY f.name, f.id, t.way`,
);

/** Matches the rows of the list to the cent. */
export async function transactionTotals(
  pool: Pick<Pool, 'query'>,
  { teamId, group, show, from, until }: TransactionSearch,
): Promise<readonly TransactionTotal[]> {
  const totals = await totalsStatement.rows(pool, [teamId, ...tallyRangeParams([{ from, until }]), waysOf[group]]);
  return totals
    .map(({ formId, formName, way, ...sums }) => ({ formId, formName, way, ...filteredSums(show, way, sums) }))
    .filter(({ collected, refunded, disputed }) => collected !== 0 || refunded !== 0 || disputed !== 0);
}
