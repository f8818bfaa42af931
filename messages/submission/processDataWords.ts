import type { ProcessDataField } from '#domain/template/mappings.ts';

/** What a submission knows of itself apart from its answers, as people choose it for a document. */
export const processDataWords: Readonly<Record<ProcessDataField, string>> = {
  submission_number: 'Submission number',
  custom_id: 'Custom ID',
  form_name: 'Form name',
  team_name: 'Team name',
  primary_applicant_name: 'Primary applicant',
  primary_applicant_email: 'Email of the primary applicant',
  started_on: 'Date of start',
  finished_on: 'Date of completion',
  output_name: 'Output name',
  issued_on: 'Date of issue',
  expires_on: 'Date of expiry',
};
