import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { isBlank } from '#domain/kernel/text.ts';

export const exportStatuses = ['running', 'finished', 'failed'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

export const priorMonthsTypes = ['launched', 'completion'] as const;
export type PriorMonthsType = (typeof priorMonthsTypes)[number];

/** Every month has these days. */
export const firstScheduledDay = 1;
export const lastScheduledDay = 28;

export interface BulkExportDraft {
  readonly name: string;
  readonly formIds: readonly string[];
  readonly scheduledDay: number | null;
  readonly priorMonthsLimit: number | null;
  readonly priorMonthsType: PriorMonthsType | null;
  readonly includeLegacy: boolean;
}

export function bulkExportProblems(draft: BulkExportDraft): Problem[] {
  const { name, formIds, scheduledDay, priorMonthsLimit } = draft;
  const problems: Problem[] = [];
  if (isBlank(name)) problems.push({ path: 'name', code: 'nameMissing' });
  if (formIds.length === 0) problems.push({ path: 'itemIds', code: 'formsMissing' });
  if (scheduledDay !== null && !isWholeBetween(scheduledDay, firstScheduledDay, lastScheduledDay)) {
    problems.push({ path: 'scheduledDay', code: 'scheduledDayInvalid' });
  }
  if (priorMonthsLimit !== null && !isWholeBetween(priorMonthsLimit, 1, 1200)) {
    problems.push({ path: 'priorMonthsLimit', code: 'monthsInvalid' });
  }
  return problems;
}

/** Without a limit the type is meaningless; with one it defaults to when submissions started. */
export function normaliseBulkExport(draft: BulkExportDraft): BulkExportDraft {
  const { priorMonthsLimit, priorMonthsType } = draft;
  return {
    ...draft,
    name: draft.name.trim(),
    formIds: [...new Set(draft.formIds)],
    priorMonthsType: priorMonthsLimit === null ? null : (priorMonthsType ?? 'launched'),
  };
}

export function removeExportRefusal(status: ExportStatus): RefusalCode | null {
  return status === 'running' ? 'exportRunning' : null;
}

function isWholeBetween(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
