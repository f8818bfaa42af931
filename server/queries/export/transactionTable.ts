import { dateTimeCell, type Cell } from '#domain/export/Cell.ts';
import type { ExportTable, Row } from '#domain/export/ExportTable.ts';
import {
  signedAmount,
  transactionKind,
  transactionState,
  type TransactionGroup,
} from '#domain/payment/transactions.ts';
import { exportColumnWords, exportValueWords } from '#messages/lists/exportColumnWords.ts';
import { transactionWords } from '#messages/payment/financeWords.ts';
import {
  allTransactions,
  entryOf,
  type TransactionRow,
  type TransactionSearch,
} from '#server/queries/payment/transactionPage.ts';
import type { Services } from '#server/Services.ts';

const types = { online: 'transactions', by_hand: 'cash_and_checks' } as const satisfies Record<
  TransactionGroup,
  string
>;

/** Transactions, one per row, newest first. The amounts add up to the totals on the page. */
export const transactionTable = (
  { pool }: Pick<Services, 'pool'>,
  search: TransactionSearch,
  timeZone: string,
  onRows: (count: number) => Promise<void>,
): ExportTable => ({
  name: exportValueWords.sheets[types[search.group]],
  headers: Object.values(exportColumnWords[types[search.group]]),
  rows: async function* rows(): AsyncGenerator<readonly Row[]> {
    for await (const page of allTransactions(pool, search)) {
      yield page.map((row) => cellsOf[search.group](row, timeZone));
      await onRows(page.length);
    }
  },
});

const cellsOf: Readonly<Record<TransactionGroup, (row: TransactionRow, timeZone: string) => readonly Cell[]>> = {
  online: (row, timeZone) => [
    ...stem(row, timeZone),
    transactionWords.methods[row.method ?? 'card'],
    { cents: signedAmount(entryOf(row)) },
    row.kind === 'charge_succeeded' ? { cents: Number(row.feeCents ?? 0) } : null,
    ...about(row),
    row.confirmationNumber,
    row.id,
  ],
  by_hand: (row, timeZone) => [
    ...stem(row, timeZone),
    { cents: signedAmount(entryOf(row)) },
    { cents: Number(row.cents) },
    row.checkNumber,
    ...about(row),
    row.id,
  ],
};

const stem = (row: TransactionRow, timeZone: string): readonly Cell[] => [
  dateTimeCell(row.at, timeZone),
  transactionWords.kinds[transactionKind(row)],
  transactionWords.states[transactionState(entryOf(row))],
];

const about = ({ formName, customId, scopedId, person }: TransactionRow): readonly Cell[] => [
  formName,
  customId ?? String(scopedId),
  person,
];
