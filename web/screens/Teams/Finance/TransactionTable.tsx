import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatInstant } from '#domain/kernel/instants.ts';
import { formatUsd } from '#domain/kernel/money.ts';
import type { TransactionFilter, TransactionGroup } from '#domain/payment/transactions.ts';
import { financeWords, transactionsPageWords, transactionWords } from '#messages/payment/financeWords.ts';
import type {
  TransactionTable_transactions$data,
  TransactionTable_transactions$key,
} from '#web/__generated__/TransactionTable_transactions.graphql.ts';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Teams/Finance/Finance.module.css';

type Row = TransactionTable_transactions$data[number];

interface TransactionTableProps {
  readonly transactions: TransactionTable_transactions$key;
  readonly group: TransactionGroup;
  readonly show: TransactionFilter;
  readonly timeZone: string;
}

export function TransactionTable({ transactions, group, show, timeZone }: TransactionTableProps): ReactElement {
  const rows = useFragment(
    graphql`
      fragment TransactionTable_transactions on Transaction @relay(plural: true) {
        id
        at
        kind
        state
        method
        amountCents
        countedCents
        feeCents
        person
        checkNumber
        confirmationNumber
        formName
        submissionNumber
        submissionId
      }
    `,
    transactions,
  );
  const words = transactionsPageWords[group];
  if (rows.length === 0) {
    return (
      <EmptyState drawing="lens" title={words.emptyTitle}>
        {show === 'all' ? financeWords.empty : financeWords.emptyPart}
      </EmptyState>
    );
  }
  const columns: readonly Column<Row>[] = [
    { id: 'what', title: financeWords.what, cell: (row) => <What row={row} /> },
    {
      id: 'when',
      title: financeWords.when,
      cell: ({ at }) => <time dateTime={at}>{formatInstant(new Date(at), timeZone)}</time>,
    },
    { id: 'for', title: financeWords.forWhat, cell: (row) => <ForWhat row={row} /> },
    { id: 'person', title: words.person, cell: ({ person }) => person ?? '–' },
    { id: 'amount', title: financeWords.amount, isNumber: true, cell: (row) => <Amount row={row} /> },
  ];
  return <Table caption={words.caption} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}

function What({ row: { kind, state, method, checkNumber, confirmationNumber } }: { readonly row: Row }): ReactElement {
  const soft = checkNumber ? financeWords.checkNumber(checkNumber) : confirmationNumber;
  const isByHand = kind === 'check' || kind === 'cash';
  return (
    <span className={styles.cell}>
      <span>
        {transactionWords.kinds[kind]}
        {!isByHand && `, ${transactionWords.methods[method]}`}
      </span>
      {soft && <span className={styles.soft}>{soft}</span>}
      {state !== 'stands' && <StatusTag kind="transaction" status={state} />}
    </span>
  );
}

function ForWhat({ row: { formName, submissionNumber, submissionId } }: { readonly row: Row }): ReactElement {
  const number = financeWords.number(submissionNumber);
  return (
    <span className={styles.cell}>
      <span>{formName}</span>
      {submissionId === null || submissionId === undefined ? (
        <span className={styles.soft}>{number}</span>
      ) : (
        <Link to={submissionPath(submissionId)}>{number}</Link>
      )}
    </span>
  );
}

function Amount({ row: { state, amountCents, countedCents, feeCents } }: { readonly row: Row }): ReactElement {
  const isCounted = state === 'stands' || state === 'open' || state === 'lost';
  return (
    <span className={styles.amount}>
      {isCounted ? formatUsd(countedCents) : financeWords.notCounted(formatUsd(amountCents))}
      {typeof feeCents === 'number' && feeCents > 0 && (
        <span className={styles.note}>{financeWords.fee(formatUsd(feeCents))}</span>
      )}
    </span>
  );
}
