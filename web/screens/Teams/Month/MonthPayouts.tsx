import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatInstant } from '#domain/kernel/instants.ts';
import { formatUsd } from '#domain/kernel/money.ts';
import { monthWords, payoutStatusWord } from '#messages/payment/monthWords.ts';
import type {
  MonthPayouts_report$data,
  MonthPayouts_report$key,
} from '#web/__generated__/MonthPayouts_report.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Teams/Finance/Finance.module.css';

type Row = MonthPayouts_report$data['payouts'][number];

interface MonthPayoutsProps {
  readonly report: MonthPayouts_report$key;
  readonly timeZone: string;
}

/** Payouts to the team's bank in the month. */
export function MonthPayouts({ report, timeZone }: MonthPayoutsProps): ReactElement {
  const { payouts } = useFragment(
    graphql`
      fragment MonthPayouts_report on MonthReport {
        payouts {
          id
          amountCents
          status
          failure
          begunAt
          arrivesAt
        }
      }
    `,
    report,
  );
  const moment = (at: string): ReactElement => <time dateTime={at}>{formatInstant(new Date(at), timeZone)}</time>;
  const columns: readonly Column<Row>[] = [
    { id: 'begun', title: monthWords.begun, cell: ({ begunAt }) => moment(begunAt) },
    { id: 'arrives', title: monthWords.arrives, cell: ({ arrivesAt }) => moment(arrivesAt) },
    {
      id: 'status',
      title: monthWords.status,
      cell: ({ status, failure }) => (
        <span className={styles.cell}>
          <span>{payoutStatusWord(status)}</span>
          {failure && <span className={styles.soft}>{failure}</span>}
        </span>
      ),
    },
    { id: 'amount', title: monthWords.amount, isNumber: true, cell: ({ amountCents }) => formatUsd(amountCents) },
  ];
  return (
    <Card title={monthWords.payouts}>
      {payouts.length === 0 ? (
        <p>{monthWords.noPayouts}</p>
      ) : (
        <Table caption={monthWords.payoutsCaption} columns={columns} rows={payouts} keyOf={({ id }) => id} />
      )}
    </Card>
  );
}
