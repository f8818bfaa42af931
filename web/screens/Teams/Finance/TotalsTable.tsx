import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import type { TransactionFilter, TransactionGroup } from '#domain/payment/transactions.ts';
import { financeWords, transactionWords } from '#messages/payment/financeWords.ts';
import type {
  TotalsTable_summary$data,
  TotalsTable_summary$key,
} from '#web/__generated__/TotalsTable_summary.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

type Total = TotalsTable_summary$data['totals'][number];
type Sums = Pick<Total, 'collectedCents' | 'refundedCents' | 'disputedCents'>;
interface Line extends Sums {
  readonly id: string;
  readonly form: string;
  readonly method: string;
}

/** Totals by form and payment method, with a grand total. */
export function TotalsTable(props: {
  readonly summary: TotalsTable_summary$key;
  readonly group: TransactionGroup;
  readonly show: TransactionFilter;
}): ReactElement | null {
  const { totals } = useFragment(
    graphql`
      fragment TotalsTable_summary on TransactionSummary {
        totals {
          formId
          formName
          method
          collectedCents
          refundedCents
          disputedCents
        }
      }
    `,
    props.summary,
  );
  if (totals.length === 0) return null;
  const amount = (value: (line: Line) => number) => (line: Line) => formatUsd(value(line));
  const columns: readonly Column<Line>[] = [
    { id: 'form', title: financeWords.form, cell: ({ form }) => form },
    { id: 'method', title: financeWords.method, cell: ({ method }) => method },
    ...amountsShown(props).map(({ id, of }) => ({ id, title: financeWords[id], isNumber: true, cell: amount(of) })),
  ];
  return (
    <Card title={financeWords.totals}>
      <Table caption={financeWords.totalsCaption} columns={columns} rows={linesOf(totals)} keyOf={({ id }) => id} />
    </Card>
  );
}

interface AmountColumn {
  readonly id: 'collected' | 'refunded' | 'disputed' | 'net';
  readonly of: (line: Sums) => number;
}

const collected: AmountColumn = { id: 'collected', of: ({ collectedCents }) => collectedCents };
const refunded: AmountColumn = { id: 'refunded', of: ({ refundedCents }) => refundedCents };
const disputed: AmountColumn = { id: 'disputed', of: ({ disputedCents }) => disputedCents };

/** Only the columns that the filter includes, so that a filtered-out amount isn't shown as zero. */
function amountsShown({ group, show }: { readonly group: TransactionGroup; readonly show: TransactionFilter }) {
  if (show === 'refunds') return [refunded];
  if (show === 'disputes') return [disputed];
  if (show !== 'all' || group === 'by_hand') return [collected];
  return [collected, refunded, disputed, { id: 'net', of: netOf } satisfies AmountColumn];
}

const netOf = ({ collectedCents, refundedCents, disputedCents }: Sums): number =>
  collectedCents - refundedCents - disputedCents;

function linesOf(totals: readonly Total[]): readonly Line[] {
  const methods = [...new Set(totals.map(({ method }) => method))];
  const ofAll = methods.map((method) =>
    lineOfAll(
      method,
      totals.filter((total) => total.method === method),
    ),
  );
  const each = totals.map((total) => ({
    ...total,
    id: `${total.formId} ${total.method}`,
    form: total.formName,
    method: transactionWords.methods[total.method],
  }));
  if (each.length === 1) return each;
  return [...each, ...ofAll, ...(methods.length > 1 ? [lineOfAll(null, totals)] : [])];
}

const lineOfAll = (method: Total['method'] | null, of: readonly Total[]): Line => ({
  id: `all ${method ?? ''}`,
  form: financeWords.all,
  method: method === null ? financeWords.allMethods : transactionWords.methods[method],
  collectedCents: sum(of.map(({ collectedCents }) => collectedCents)),
  refundedCents: sum(of.map(({ refundedCents }) => refundedCents)),
  disputedCents: sum(of.map(({ disputedCents }) => disputedCents)),
});

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);
