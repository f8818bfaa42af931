import type { Problem } from '#domain/kernel/refusal.ts';

/** What can be taken along as a table. */
export const exportTypes = [
  'submissions',
  'outputs',
  'people',
  'transactions',
  'cash_and_checks',
  'month_report',
  'survey_responses',
  'survey_invitations',
] as const;
export type ExportType = (typeof exportTypes)[number];

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Of one person at a time: whoever asks for more waits for one of them. */
export const mostRunningExports = 3;
/** A larger table is no table any more: whoever asks for it is told to ask for less at a time. */
export const mostExportedRows = 100_000;
/** Rows that somebody chose one by one. */
export const mostChosenRows = 2_000;
export const mostExportedForms = 200;
/** Until the file is removed by itself. */
export const exportKeptDays = 30;

/** Why an export failed. */
export const exportFailures = ['fault', 'tooManyRows', 'accessLost', 'canceled'] as const;
export type ExportFailure = (typeof exportFailures)[number];

export interface ExportDraft {
  readonly chosen: readonly string[];
  readonly formIds: readonly string[];
  /** how many a list has that is exported as it is; null where none is */
  readonly listed: number | null;
  readonly from: Date | null;
  readonly until: Date | null;
}

/** Either rows that somebody chose, or a list as it is filtered, or all of some forms in a period. */
export function exportProblems({ chosen, formIds, listed, from, until }: ExportDraft): Problem[] {
  const problems: Problem[] = [];
  const ways = [chosen.length > 0, formIds.length > 0, listed !== null].filter(Boolean).length;
  if (ways === 0) problems.push({ path: 'formIds', code: 'formsMissing' });
  if (ways > 1) problems.push({ path: 'formIds', code: 'saidTwice' });
  if (listed !== null && listed > mostExportedRows)
    problems.push({ path: 'filters', code: 'exportTooLarge', params: { max: mostExportedRows } });
  if (from !== null && until !== null && from >= until) problems.push({ path: 'until', code: 'mustEndAfterStart' });
  return problems;
}

/** When the file of an export is removed by itself. */
export const expiryOfExport = (createdAt: Date): Date => new Date(createdAt.getTime() + exportKeptDays * 86_400_000);
