import type { SubmissionTable_rows$data } from '#web/__generated__/SubmissionTable_rows.graphql.ts';

/** A submission as the list shows it. */
export type ListedSubmission = SubmissionTable_rows$data[number];
