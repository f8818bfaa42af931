import type { ExportFailure, ExportType } from '#domain/export/exportRules.ts';

const count = (rows: number, one: string, more: string): string =>
  rows === 1 ? `1 ${one}` : `${rows.toLocaleString('en-US')} ${more}`;

/** Exports: what they are called, and the page where they are. */
export const exportWords = {
  chosen: {
    submissions: (rows: number) => count(rows, 'submission', 'submissions'),
    outputs: (rows: number) => count(rows, 'output', 'outputs'),
  },
  listed: {
    submissions: (rows: number) => count(rows, 'submission of a list', 'submissions of a list'),
    outputs: (rows: number) => count(rows, 'output of a list', 'outputs of a list'),
  },
  of: {
    submissions: (forms: string) => `Submissions of ${forms}`,
    outputs: (forms: string) => `Outputs of ${forms}`,
    people: (team: string) => `People of ${team}`,
    transactions: (team: string, from: string, to: string) => `Transactions of ${team}, ${from} to ${to}`,
    cash_and_checks: (team: string, from: string, to: string) => `Cash & Checks of ${team}, ${from} to ${to}`,
    month_report: (team: string, month: string) => `Month Report of ${team}, ${month}`,
    survey_responses: (survey: string) => `Responses to ${survey}`,
    survey_invitations: (survey: string) => `Invitations to ${survey}`,
  },
  partOf: (whole: string, part: string) => `${whole}: ${part}`,
  types: {
    submissions: 'Submissions',
    outputs: 'Outputs',
    people: 'People',
    transactions: 'Transactions',
    cash_and_checks: 'Cash & Checks',
    month_report: 'Month Report',
    survey_responses: 'Survey responses',
    survey_invitations: 'Survey invitations',
  } satisfies Record<ExportType, string>,
} as const;

/** Why an export failed, and what can be done about it. */
export const exportFailureWords: Readonly<Record<ExportFailure, string>> = {
  fault: 'Something went wrong on our side. Please export it again.',
  tooManyRows: 'There are more than 100,000 rows. Choose fewer forms or a shorter period.',
  accessLost: 'You may no longer see what was asked for.',
  canceled: 'It was canceled.',
};
