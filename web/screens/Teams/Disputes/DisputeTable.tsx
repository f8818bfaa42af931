import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatDate, formatInstant } from '#domain/kernel/instants.ts';
import { formatUsd } from '#domain/kernel/money.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { disputesWords } from '#messages/payment/disputesWords.ts';
import type {
  DisputeTable_disputes$data,
  DisputeTable_disputes$key,
} from '#web/__generated__/DisputeTable_disputes.graphql.ts';
import { plainId } from '#web/relay/plainId.ts';
import { DisputeStatus } from '#web/screens/Teams/Disputes/DisputeStatus.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Teams/Finance/Finance.module.css';

type Row = DisputeTable_disputes$data[number];

interface DisputeTableProps {
  readonly disputes: DisputeTable_disputes$key;
  readonly path: string;
  readonly timeZone: string;
  readonly isFiltered: boolean;
}

export function DisputeTable({ disputes, path, timeZone, isFiltered }: DisputeTableProps): ReactElement {
  const rows = useFragment(
    graphql`
      fragment DisputeTable_disputes on ChargeDispute @relay(plural: true) {
        id
        state
        isInquiry
        amountCents
        openedAt
        evidenceDueAt
        canAnswer
        confirmationNumber
        payer
        formName
        submissionNumber
      }
    `,
    disputes,
  );
  if (rows.length === 0) {
    return (
      <EmptyState drawing="lens" title={disputesWords.emptyTitle}>
        {isFiltered ? disputesWords.noneFound : disputesWords.empty}
      </EmptyState>
    );
  }
  const moment = (at: string): ReactElement => <time dateTime={at}>{formatInstant(new Date(at), timeZone)}</time>;
  const day = (at: string): ReactElement => <time dateTime={at}>{formatDate(dateIn(new Date(at), timeZone))}</time>;
  const columns: readonly Column<Row>[] = [
    {
      id: 'dispute',
      title: disputesWords.dispute,
      cell: ({ id, confirmationNumber, openedAt }) => (
        <span className={styles.cell}>
          <Link className={styles.code} to={`${path}/${plainId(id)}`}>
            {disputesWords.named(confirmationNumber)}
          </Link>
          <span className={styles.soft}>
            {disputesWords.opened} {day(openedAt)}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      title: disputesWords.state,
      cell: ({ state, isInquiry, canAnswer, evidenceDueAt }) => (
        <span className={styles.cell}>
          <DisputeStatus state={state} isInquiry={isInquiry} />
          {canAnswer && evidenceDueAt && (
            <span className={styles.soft}>
              {disputesWords.due} {moment(evidenceDueAt)}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'for',
      title: disputesWords.forWhat,
      cell: ({ formName, submissionNumber, payer }) => (
        <span className={styles.cell}>
          <span>{disputesWords.number(formName, submissionNumber)}</span>
          {payer && <span className={styles.soft}>{payer}</span>}
        </span>
      ),
    },
    { id: 'amount', title: disputesWords.amount, isNumber: true, cell: ({ amountCents }) => formatUsd(amountCents) },
  ];
  return <Table caption={disputesWords.caption} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}
