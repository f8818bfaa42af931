import type { ProcessDataField } from '#domain/template/mappings.ts';

/** Facts about a submission, other than answers, that can fill a document. */
export const processDataWords: Readonly<Record<ProcessDataField, string>> = {
  submission_number: 'Submission number',
  custom_id: 'Custom ID',
  form_name: 'Form name',
  team_name: 'Team name',
  primary_applicant_name: 'Primary applicant',
  primary_applicant_email: 'Primary applicant’s email',
  started_on: 'Start date',
  finished_on: 'Completion date',
  output_name: 'Output name',
  issued_on: 'Issue date',
  expires_on: 'Expiration date',
};
