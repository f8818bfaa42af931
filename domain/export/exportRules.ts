import type { Problem } from '#domain/kernel/refusal.ts';

export const exportTypes = [
  'submissions',
  'outputs',
  'people',
  'entities',
  'transactions',
  'cash_and_checks',
  'month_report',
  'survey_responses',
  'survey_invitations',
] as const;
export type ExportType = (typeof exportTypes)[number];

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Per person. More have to wait. */
export const maxRunningExports = 3;
/** Limit of rows per export. Larger ones are refused. */
export const maxExportedRows = 100_000;
/** Rows selected individually. */
export const maxChosenRows = 2_000;
export const maxExportedForms = 200;
/** Days until the file is deleted automatically. */
export const exportRetentionDays = 30;

export const exportFailures = ['fault', 'tooManyRows', 'accessLost', 'canceled'] as const;
export type ExportFailure = (typeof exportFailures)[number];

export interface ExportDraft {
  readonly chosen: readonly string[];
  readonly formIds: readonly string[];
  /** number of rows of the exported list; null if the export is not of a list */
  readonly listed: number | null;
  readonly from: Date | null;
  readonly until: Date | null;
}

/** An export has exactly one source: selected rows, a filtered list, or all rows of some forms in a period. */
export function exportProblems({ chosen, formIds, listed, from, until }: ExportDraft): Problem[] {
  const problems: Problem[] = [];
  const ways = [chosen.length > 0, formIds.length > 0, listed !== null].filter(Boolean).length;
  if (ways === 0) problems.push({ path: 'formIds', code: 'formsMissing' });
  if (ways > 1) problems.push({ path: 'formIds', code: 'saidTwice' });
  if (listed !== null && listed > maxExportedRows)
    problems.push({ path: 'filters', code: 'exportTooLarge', params: { max: maxExportedRows } });
  if (from !== null && until !== null && from >= until) problems.push({ path: 'until', code: 'mustEndAfterStart' });
  return problems;
}

/** When the file is deleted automatically. */
export const expiryOfExport = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + exportRetentionDays * 86_400_000);
