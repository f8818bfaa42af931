import type { ExportFormat } from '#domain/export/exportRules.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { monthAt, monthOf } from '#domain/payment/monthReport.ts';
import { exportWords } from '#messages/lists/exportWords.ts';
import { startExport } from '#server/operations/export/startExport.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import type { RequesterLimits } from '#server/sessions/loadPrincipal.ts';

interface MonthWanted {
  readonly userId: string;
  readonly asker: RequesterLimits;
  readonly teamId: string;
  /** the current month if null */
  readonly month: string | null;
  readonly format: ExportFormat;
}

/** Starts an export of a team's monthly payment report as a table. Returns its id. */
export const exportMonthReport = operation<MonthWanted, string>('exportMonthReport', async (tx, wanted) => {
  const { userId, asker, teamId, format } = wanted;
  const team = await tx.db.team.findUnique({ where: { id: teamId } });
  refuseUnless(team, 'outdated');
  const month = monthOf(wanted.month ?? monthAt(dateIn(tx.now, team.timeZone)));
  if (month === null) throw new InvalidInput([{ path: 'month', code: 'mustBeDate' }]);
  const name = exportWords.of.month_report(team.name, month);
  const request = { asker, month: { teamId, month } };
  const id = await startExport(tx, { userId, teamId, type: 'month_report', format, name, request });
  tx.audit({
    kind: 'exportMonthReport',
    teamId,
    subjectType: 'Export',
    subjectId: id,
    data: { export: name, format },
  });
  return id;
});
