import type { BulkExportDraft } from '#domain/export/bulkExport.ts';

/** Values of the editor, with numbers as typed. */
export type BulkExportValues = {
  readonly name: string;
  readonly itemIds: readonly string[];
  readonly isScheduled: boolean;
  readonly scheduledDay: string;
  readonly isLimited: boolean;
  readonly priorMonthsLimit: string;
  readonly priorMonthsType: string;
  readonly includeLegacy: boolean;
};

export const emptyBulkExport: BulkExportValues = {
  ...{ name: '', itemIds: [], isScheduled: false, scheduledDay: '1' },
  ...{ isLimited: false, priorMonthsLimit: '1', priorMonthsType: 'launched', includeLegacy: false },
};

/** Turning off the schedule clears its day, and turning off the limit clears its number and unit. */
export function toBulkExportDraft(values: BulkExportValues): BulkExportDraft {
  const { name, itemIds, isScheduled, scheduledDay, isLimited, priorMonthsLimit, priorMonthsType } = values;
  return {
    ...{ name, formIds: itemIds, includeLegacy: values.includeLegacy },
    scheduledDay: isScheduled ? numberIn(scheduledDay) : null,
    priorMonthsLimit: isLimited ? numberIn(priorMonthsLimit) : null,
    priorMonthsType: isLimited ? (priorMonthsType === 'completion' ? 'completion' : 'launched') : null,
  };
}

export function bulkExportInput(values: BulkExportValues) {
  const { formIds, ...rest } = toBulkExportDraft(values);
  return { ...rest, masterTemplateIds: [...formIds] };
}

/** Invalid input becomes 0, which validation rejects. */
const numberIn = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : 0);
