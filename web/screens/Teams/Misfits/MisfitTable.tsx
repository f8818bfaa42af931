import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatInstant } from '#domain/kernel/moments.ts';
import { formatUsd } from '#domain/kernel/money.ts';
import { paymentIssueTold, paymentIssueWords } from '#messages/payment/paymentIssueWords.ts';
import type {
  MisfitTable_misfits$data,
  MisfitTable_misfits$key,
} from '#web/__generated__/MisfitTable_misfits.graphql.ts';
import { paymentPath } from '#web/parts/submissionPaths.ts';
import { MendMisfit } from '#web/screens/Teams/Misfits/MendMisfit.tsx';
import { refundTroubleOf } from '#web/screens/Teams/Misfits/refundTroubleOf.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Teams/Finance/Finance.module.css';

type Row = MisfitTable_misfits$data[number];

interface MisfitTableProps {
  readonly misfits: MisfitTable_misfits$key;
  readonly timeZone: string;
  readonly onMended: () => void;
}

/** Payment issues, one per row, oldest first. */
export function MisfitTable({ misfits, timeZone, onMended }: MisfitTableProps): ReactElement {
  const rows = useFragment(
    graphql`
      fragment MisfitTable_misfits on Misfit @relay(plural: true) {
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
        ...MendMisfit_misfit
      }
    `,
    misfits,
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
        <MendMisfit
          misfit={row}
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
  const { title, text } = paymentIssueTold(kind, refundTroubleOf(refundState));
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
