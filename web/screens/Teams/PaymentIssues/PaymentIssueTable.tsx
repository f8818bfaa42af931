import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatInstant } from '#domain/kernel/instants.ts';
import { formatUsd } from '#domain/kernel/money.ts';
import { paymentIssueText, paymentIssueWords } from '#messages/payment/paymentIssueWords.ts';
import type {
  PaymentIssueTable_paymentIssues$data,
  PaymentIssueTable_paymentIssues$key,
} from '#web/__generated__/PaymentIssueTable_paymentIssues.graphql.ts';
import { paymentPath } from '#web/parts/submissionPaths.ts';
import { FixPaymentIssue } from '#web/screens/Teams/PaymentIssues/FixPaymentIssue.tsx';
import { toRefundTrouble } from '#web/screens/Teams/PaymentIssues/toRefundTrouble.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Teams/Finance/Finance.module.css';

type Row = PaymentIssueTable_paymentIssues$data[number];

interface PaymentIssueTableProps {
  readonly paymentIssues: PaymentIssueTable_paymentIssues$key;
  readonly timeZone: string;
  readonly onMended: () => void;
}

/** Payment issues, one per row, oldest first. */
export function PaymentIssueTable({ paymentIssues, timeZone, onMended }: PaymentIssueTableProps): ReactElement {
  const rows = useFragment(
    graphql`
      fragment PaymentIssueTable_paymentIssues on PaymentIssue @relay(plural: true) {
        id
        kind
        since
        amountCents
        refundState
        failure
        payer
        formName
        stepName
        stepId
        requirementId
        submissionNumber
        submissionId
        ...FixPaymentIssue_paymentIssue
      }
    `,
    paymentIssues,
  );
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set());
  if (rows.length === 0) {
    return (
      <EmptyState drawing="scales" title={paymentIssueWords.emptyTitle}>
        {paymentIssueWords.empty}
      </EmptyState>
    );
  }
  const columns: readonly Column<Row>[] = [
    { id: 'what', title: paymentIssueWords.what, cell: (row) => <What row={row} /> },
    { id: 'for', title: paymentIssueWords.forWhat, cell: (row) => <ForWhat row={row} /> },
    { id: 'payer', title: paymentIssueWords.payer, cell: ({ payer }) => payer ?? paymentIssueWords.noAmount },
    {
      id: 'since',
      title: paymentIssueWords.since,
      cell: ({ since }) => <time dateTime={since}>{formatInstant(new Date(since), timeZone)}</time>,
    },
    {
      id: 'amount',
      title: paymentIssueWords.amount,
      isNumber: true,
      cell: ({ amountCents }) =>
        typeof amountCents === 'number' ? formatUsd(amountCents) : paymentIssueWords.noAmount,
    },
    {
      id: 'act',
      title: paymentIssueWords.act,
      cell: (row) => (
        <FixPaymentIssue
          paymentIssue={row}
          isLookedAt={looked.has(row.id)}
          onDone={() => {
            setLooked(new Set([...looked, row.id]));
            onMended();
          }}
        />
      ),
    },
  ];
  return <Table caption={paymentIssueWords.caption} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}

function What({ row: { kind, refundState, failure } }: { readonly row: Row }): ReactElement {
  const { title, text } = paymentIssueText(kind, toRefundTrouble(refundState));
  return (
    <span className={styles.cell}>
      <span>{title}</span>
      <span className={styles.soft}>{text}</span>
      {failure && <span className={styles.soft}>{paymentIssueWords.said(failure)}</span>}
    </span>
  );
}

function ForWhat({ row }: { readonly row: Row }): ReactElement {
  const { formName, stepName, stepId, requirementId, submissionNumber, submissionId } = row;
  const number = paymentIssueWords.number(submissionNumber);
  return (
    <span className={styles.cell}>
      <span>{formName}</span>
      {submissionId ? (
        <Link to={paymentPath(submissionId, { stepId, requirementId })}>{number}</Link>
      ) : (
        <span className={styles.soft}>{number}</span>
      )}
      {stepName && <span className={styles.soft}>{stepName}</span>}
    </span>
  );
}
