import { dateTimeCell, type Cell } from '#domain/export/Cell.ts';
import type { ExportTable, Row } from '#domain/export/ExportTable.ts';
import { startOfDay } from '#domain/kernel/timeZones.ts';
import {
  daysOfMonth,
  isPayoutSent,
  isOnlineChannel,
  type MonthLine,
  type MonthSums,
} from '#domain/payment/monthReport.ts';
import { exportColumnWords, exportValueWords } from '#messages/lists/exportColumnWords.ts';
import { transactionWords } from '#messages/payment/financeWords.ts';
import { monthWords, payoutStatusWord } from '#messages/payment/monthWords.ts';
import { monthReport, type MonthReport } from '#server/queries/payment/monthReport.ts';
import type { Services } from '#server/Services.ts';

interface Requested {
  readonly teamId: string;
  readonly timeZone: string;
  readonly month: string;
}

/** A month as a table. The amounts from the opening balance on add up to the closing balance. Decision 0067. */
export async function monthTable({ pool }: Pick<Services, 'pool'>, request: Requested): Promise<ExportTable> {
  const rows = rowsOf(await monthReport(pool, request), request);
  return {
    name: exportValueWords.sheets.month_report,
    headers: Object.values(exportColumnWords.month_report),
    // oxlint-disable-next-line require-await
    rows: async function* all(): AsyncGenerator<readonly Row[]> {
      yield rows;
    },
  };
}

const parts: readonly (readonly [keyof MonthSums, sign: 1 | -1])[] = [
  ['collected', 1],
  ['refunded', -1],
  ['disputed', -1],
  ['providerFee', -1],
  ['platformFee', -1],
];

function rowsOf({ lines, payouts, totals }: MonthReport, { month, timeZone }: Requested): readonly (readonly Cell[])[] {
  const { first, next } = daysOfMonth(month);
  const at = (day: string): Cell => dateTimeCell(startOfDay(day, timeZone), timeZone);
  const line = ({ formName, way, ...sums }: MonthLine): readonly (readonly Cell[])[] =>
    parts
      .filter(([part]) => sums[part] !== 0)
      .map(([part, sign]) => [
        monthWords.parts[part],
        formName,
        transactionWords.methods[way],
        null,
        null,
        { cents: sign * sums[part] },
        null,
      ]);
  const handed = lines.filter(({ way }) => !isOnlineChannel(way));
  return [
    [monthWords.opening, null, null, at(first), null, { cents: totals.opening }, null],
    ...lines.filter(({ way }) => isOnlineChannel(way)).flatMap(line),
    ...payouts.map((payout): readonly Cell[] => [
      monthWords.payout,
      null,
      null,
      dateTimeCell(payout.begunAt, timeZone),
      payoutStatusWord(payout.status),
      { cents: isPayoutSent(payout) ? -payout.amount : 0 },
      null,
    ]),
    [monthWords.closing, null, null, at(next), null, { cents: totals.closing }, null],
    ...handed.map(({ formName, way, collected }): readonly Cell[] => [
      monthWords.handed,
      formName,
      transactionWords.methods[way],
      null,
      null,
      null,
      { cents: collected },
    ]),
  ];
}
