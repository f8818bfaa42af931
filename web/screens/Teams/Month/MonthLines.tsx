import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { transactionWords } from '#messages/payment/financeWords.ts';
import { monthWords } from '#messages/payment/monthWords.ts';
import type { MonthLines_report$data, MonthLines_report$key } from '#web/__generated__/MonthLines_report.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

type Sums = MonthLines_report$data['online'];
interface Line {
  readonly id: string;
  readonly form: string;
  readonly method: string;
  readonly sums: Sums;
}

/** Revenue by form and payment method, with a total of what went through the provider. */
export function MonthLines({ report }: { readonly report: MonthLines_report$key }): ReactElement | null {
  const { lines, online } = useFragment(
    graphql`
      fragment MonthLines_report on MonthReport {
        lines {
          formId
          formName
          method
          sums {
            collectedCents
            refundedCents
            disputedCents
            providerFeeCents
            platformFeeCents
            netCents
          }
        }
        online {
          collectedCents
          refundedCents
          disputedCents
          providerFeeCents
          platformFeeCents
          netCents
        }
      }
    `,
    report,
  );
  if (lines.length === 0) return null;
  const { parts } = monthWords;
  const amount = (of: (sums: Sums) => number) => ({ isNumber: true, cell: ({ sums }: Line) => formatUsd(of(sums)) });
  const columns: readonly Column<Line>[] = [
    { id: 'form', title: monthWords.form, cell: ({ form }) => form },
    { id: 'method', title: monthWords.method, cell: ({ method }) => method },
    { id: 'collected', title: parts.collected, ...amount((sums) => sums.collectedCents) },
    { id: 'refunded', title: parts.refunded, ...amount((sums) => sums.refundedCents) },
    { id: 'disputed', title: parts.disputed, ...amount((sums) => sums.disputedCents) },
    { id: 'fees', title: monthWords.fees, ...amount((sums) => sums.providerFeeCents + sums.platformFeeCents) },
    { id: 'net', title: monthWords.net, ...amount((sums) => sums.netCents) },
  ];
  const rows: readonly Line[] = [
    ...lines.map(({ formId, formName: form, method, sums }) => ({
      ...{ id: `${formId} ${method}`, form, sums },
      method: transactionWords.methods[method],
    })),
    { id: 'all', form: monthWords.all, method: monthWords.allOnline, sums: online },
  ];
  return (
    <Card title={monthWords.lines}>
      <Table caption={monthWords.linesCaption} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </Card>
  );
}
