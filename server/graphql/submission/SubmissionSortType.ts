import { submissionSorts } from '#domain/filter/submissionSorts.ts';
import { builder } from '#server/graphql/builder.ts';

export const SubmissionSortType = builder.enumType('SubmissionSort', {
  description: 'What staff can order submissions by.',
  values: submissionSorts,
});
