import type { ExportFormat } from '#domain/export/exportRules.ts';
import { formatDate } from '#domain/kernel/instants.ts';
import type { RequestedPeriod } from '#domain/payment/financePeriod.ts';
import type { TransactionFilter, TransactionGroup } from '#domain/payment/transactions.ts';
import { exportWords } from '#messages/lists/exportWords.ts';
import { transactionFilterWords } from '#messages/payment/financeStateWords.ts';
import { startExport } from '#server/operations/export/startExport.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { financeTime } from '#server/queries/payment/financeTime.ts';
import type { RequesterLimits } from '#server/sessions/loadPrincipal.ts';

interface TransactionsWanted extends RequestedPeriod {
  readonly userId: string;
  readonly asker: RequesterLimits;
  readonly teamId: string;
  readonly group: TransactionGroup;
  readonly show: TransactionFilter;
  readonly format: ExportFormat;
}

const types = { online: 'transactions', by_hand: 'cash_and_checks' } as const;

/** Starts an export of a team's payments and refunds in a date range as a table. Returns its id. */
export const exportTransactions = operation<TransactionsWanted, string>('exportTransactions', async (tx, wanted) => {
  const { userId, asker, teamId, group, show, format } = wanted;
  const team = await tx.db.team.findUnique({ where: { id: teamId } });
  refuseUnless(team, 'outdated');
  const { from, to, begin, end } = financeTime(wanted, team.timeZone, tx.now);
  const type = types[group];
  const whole = exportWords.of[type](team.name, formatDate(from), formatDate(to));
  const name = show === 'all' ? whole : exportWords.partOf(whole, transactionFilterWords[show]);
  const money = { teamId, group, show, from: begin.toISOString(), until: end.toISOString() };
  const id = await startExport(tx, { userId, teamId, type, format, name, request: { asker, money } });
  tx.audit({
    kind: 'exportTransactions',
    teamId,
    subjectType: 'Export',
    subjectId: id,
    data: { export: name, format },
  });
  return id;
});
