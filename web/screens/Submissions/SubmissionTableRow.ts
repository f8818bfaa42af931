import type { SubmissionTable_rows$data } from '#web/__generated__/SubmissionTable_rows.graphql.ts';

export type SubmissionTableRow = SubmissionTable_rows$data[number];
