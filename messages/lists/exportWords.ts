import type { ExportFailure, ExportType } from '#domain/export/exportRules.ts';
import { plural } from '#domain/kernel/plural.ts';

/** Names of exports and their types. */
export const exportWords = {
  chosen: {
    submissions: (rows: number) => plural(rows, 'submission'),
    outputs: (rows: number) => plural(rows, 'output'),
  },
  listed: {
    submissions: (rows: number) => `${plural(rows, 'submission')} from a list`,
    outputs: (rows: number) => `${plural(rows, 'output')} from a list`,
  },
  of: {
    submissions: (forms: string) => `Submissions for ${forms}`,
    outputs: (forms: string) => `Outputs for ${forms}`,
    people: (team: string) => `People on ${team}`,
    entities: (kind: string | null, team: string) => `${kind ?? 'Entities'} of ${team}`,
    transactions: (team: string, from: string, to: string) => `Transactions for ${team}, ${from} to ${to}`,
    cash_and_checks: (team: string, from: string, to: string) => `Cash & Checks for ${team}, ${from} to ${to}`,
    month_report: (team: string, month: string) => `Month Report for ${team}, ${month}`,
    survey_responses: (survey: string) => `Responses to ${survey}`,
    survey_invitations: (survey: string) => `Invitations to ${survey}`,
  },
  partOf: (whole: string, part: string) => `${whole}: ${part}`,
  types: {
    submissions: 'Submissions',
    outputs: 'Outputs',
    people: 'People',
    entities: 'Entities',
    transactions: 'Transactions',
    cash_and_checks: 'Cash & Checks',
    month_report: 'Month Report',
    survey_responses: 'Survey responses',
    survey_invitations: 'Survey invitations',
  } satisfies Record<ExportType, string>,
} as const;

/** Why an export failed and what to do about it. */
export const exportFailureWords: Readonly<Record<ExportFailure, string>> = {
  fault: 'Something went wrong on our side. Please try the export again.',
  tooManyRows: 'There are more than 100,000 rows. Choose fewer forms or a shorter period.',
  accessLost: 'You no longer have access to this data.',
  canceled: 'The export was canceled.',
};
