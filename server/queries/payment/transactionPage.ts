import type { Pool } from 'pg';
import type { PaymentType } from '#domain/payment/methods.ts';
import {
  filtersOfGroup,
  listedKinds,
  type ListedEntry,
  type ListedKind,
  type TransactionFilter,
  type TransactionGroup,
} from '#domain/payment/transactions.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import { statement } from '#server/database/statement.ts';

/** A team's transactions between two times, the second exclusive. */
export interface TransactionSearch {
  readonly teamId: string;
  readonly group: TransactionGroup;
  readonly show: TransactionFilter;
  readonly from: Date;
  readonly until: Date;
}

/** Keyset cursor: newest first, then by id for entries at the same time. */
export interface TransactionCursor {
  readonly at: Date;
  readonly id: string;
}

export interface TransactionRow extends Omit<ListedEntry, 'amount' | 'share'> {
  readonly id: string;
  readonly at: Date;
  readonly kind: ListedKind;
  readonly cents: string;
  readonly shareCents: string | null;
  readonly note: string | null;
  readonly checkNumber: string | null;
  readonly chargeId: string | null;
  readonly method: PaymentType | null;
  readonly confirmationNumber: string | null;
  /** what the team doesn't receive of a charge: provider and platform fees */
  readonly feeCents: string | null;
  readonly submissionId: string;
  readonly scopedId: number;
  readonly customId: string | null;
  readonly formId: string;
  readonly formName: string;
  /** who paid online, or who recorded the payment */
  readonly person: string | null;
}

export const entryOf = ({ cents, shareCents, ...row }: TransactionRow): ListedEntry => ({
  ...{ ...row, amount: Number(cents) },
  share: shareCents === null ? null : Number(shareCents),
});

/** A subquery per row: PostgreSQL may plan a plain `EXISTS` as a hash of the whole ledger. */
const isThere = (condition: string): string =>
  `COALESCE((SELECT true FROM ledger_entries o WHERE ${condition} LIMIT 1), false)`;

const same = (fact: string): string => isThere(`o.external_id = regexp_replace(e.external_id, '/[^/]*$', '/${fact}')`);

/** Only computed for the few disputes, with the same function as the tallies. */
const share: Readonly<Record<TransactionGroup, string>> = {
  online: `CASE WHEN e.kind::text LIKE 'dispute%' THEN dispute_share(e.obligation_id, regexp_replace(e.external_id, '/[^/]*$', ''))::text END`,
  by_hand: 'NULL',
};

const kindsOf = (group: TransactionGroup): string => listedKinds[group].map((kind) => `'${kind}'`).join(', ');

/**
 * Spelled out exactly as in the partial indexes: PostgreSQL uses one only if the condition provably implies its
 * predicate.
 */
function shownAs(group: TransactionGroup, show: TransactionFilter): string {
  const shown: Readonly<Record<TransactionFilter, string>> = {
    all: `e.kind IN (${kindsOf(group)})`,
    payments: `e.kind = 'charge_succeeded'`,
    card: `e.kind = 'charge_succeeded' AND NOT e.by_bank`,
    ach: `e.kind = 'charge_succeeded' AND e.by_bank`,
    check: `e.kind = 'check'`,
    cash: `e.kind = 'cash'`,
    renewals: `e.for_renewal AND ${group === 'online' ? `e.kind = 'charge_succeeded'` : `e.kind IN (${kindsOf(group)})`}`,
    refunds: `e.kind = 'refund_succeeded'`,
    disputes: `e.kind IN ('dispute_opened', 'dispute_lost')`,
  };
  return shown[show];
}

/** One statement per filter. */
const ofEach = <Made>(group: TransactionGroup, make: (show: TransactionFilter) => Made): ReadonlyMap<string, Made> =>
  new Map(filtersOfGroup[group].map((show) => [show, make(show)]));

const pageOf = (group: TransactionGroup, show: TransactionFilter) =>
  statement<[teamId: string, from: Date, before: Date, beforeId: string, limit: number], TransactionRow>(
    `transactions_${group}_${show}`,
    `SELECT e.id, e.occurred_at AS at, e.kind, e.amount_cents::text AS cents, ${share[group]} AS "shareCents", e.note, e.check_number AS "checkNumber", c.id AS "chargeId",
       c.method, c.confirmation_number AS "confirmationNumber", c.fee_cents::text AS "feeCents", s.id AS "submissionId",
       s.scoped_id AS "scopedId", s.custom_id AS "customId", f.id AS "formId", f.name AS "formName",
       COALESCE(payer.name, taker.name) AS person,
       CASE e.kind WHEN 'refund_succeeded' THEN ${same('refund_failed')}
         ELSE ${isThere('o.obligation_id = e.obligation_id AND o.reverses = e.id')} END AS "isTakenBack",
       CASE WHEN e.kind::text NOT LIKE 'dispute%' THEN NULL WHEN e.kind = 'dispute_lost' OR ${same('dispute_lost')} THEN 'lost'
         WHEN ${same('dispute_won')} THEN 'won' END AS verdict
     FROM ledger_entries e
     JOIN obligations b ON b.id = e.obligation_id
     JOIN submissions s ON s.id = b.submission_id
     JOIN master_templates f ON f.id = s.master_template_id
     LEFT JOIN charges c ON c.id = e.charge_id
     LEFT JOIN users payer ON payer.id = c.user_id
     LEFT JOIN users taker ON taker.id = e.created_by_id AND c.id IS NULL
     WHERE e.team_id = $1::uuid AND ${shownAs(group, show)} AND e.occurred_at >= $2
       AND (e.occurred_at, e.id) < ($3::timestamptz, $4::uuid)
       AND NOT (e.kind = 'dispute_lost' AND ${same('dispute_opened')})
     ORDER BY e.occurred_at DESC, e.id DESC LIMIT $5::int`,
  );

export const transactionStatements = {
  online: ofEach('online', (show) => pageOf('online', show)),
  by_hand: ofEach('by_hand', (show) => pageOf('by_hand', show)),
} as const;

/** The upper bound of a page. A single bound, because an index scan starts at one and reads on to the other. */
const placeOf = (until: Date, after: TransactionCursor | null): TransactionCursor =>
  after !== null && after.at < until ? after : { at: until, id: nilUuid };

/** Newest first, after a cursor. */
export async function transactionPage(
  pool: Pick<Pool, 'query'>,
  { teamId, group, show, from, until }: TransactionSearch,
  after: TransactionCursor | null,
  limit: number,
): Promise<readonly TransactionRow[]> {
  const { at, id } = placeOf(until, after);
  return (await transactionStatements[group].get(show)?.rows(pool, [teamId, from, at, id, limit])) ?? [];
}

const step = 1_000;

/** All of them in batches of 1,000, for files that are streamed. */
export async function* allTransactions(
  pool: Pick<Pool, 'query'>,
  search: TransactionSearch,
): AsyncGenerator<readonly TransactionRow[], void, undefined> {
  let after: TransactionCursor | null = null;
  for (;;) {
    const rows: readonly TransactionRow[] = await transactionPage(pool, search, after, step);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < step) return;
    after = { at: last.at, id: last.id };
  }
}

type CountFrom = [teamId: string, from: Date, before: Date, beforeId: string, stretch: number];

const entriesBefore = (group: TransactionGroup, show: TransactionFilter): string =>
  `ledger_entries e WHERE e.team_id = $1::uuid AND ${shownAs(group, show)} AND e.occurred_at >= $2
     AND (e.occurred_at, e.id) < ($3::timestamptz, $4::uuid)`;

const countingOf = (group: TransactionGroup, show: TransactionFilter) => ({
  /** the entry that many rows further on; no row at the end */
  furtherOn: statement<CountFrom, TransactionCursor>(
    `transactions_${group}_${show}_further_on`,
    `SELECT e.occurred_at AS at, e.id FROM ${entriesBefore(group, show)} ORDER BY e.occurred_at DESC, e.id DESC OFFSET $5::int - 1 LIMIT 1`,
  ),
  left: statement<CountFrom, { readonly count: number }>(
    `transactions_${group}_${show}_left`,
    `SELECT count(*)::int FROM (SELECT FROM ${entriesBefore(group, show)} LIMIT $5::int) l`,
  ),
});

const counting = {
  online: ofEach('online', (show) => countingOf('online', show)),
  by_hand: ofEach('by_hand', (show) => countingOf('by_hand', show)),
} as const;

const countedAtOnce = 50_000;

/**
 * Approximate count for showing an export's progress. Counted in stretches, so that a million entries don't block
 * anyone.
 */
export async function transactionCount(
  pool: Pick<Pool, 'query'>,
  { teamId, group, show, from, until }: TransactionSearch,
  stretch = countedAtOnce,
): Promise<number> {
  const counter = counting[group].get(show);
  if (!counter) return 0;
  let place: TransactionCursor = placeOf(until, null);
  for (let count = 0; ; count += stretch) {
    const params: CountFrom = [teamId, from, place.at, place.id, stretch];
    const [next] = await counter.furtherOn.rows(pool, params);
    if (next) place = next;
    else return count + ((await counter.left.rows(pool, params))[0]?.count ?? 0);
  }
}
