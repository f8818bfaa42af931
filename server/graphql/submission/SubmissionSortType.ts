import { submissionSorts } from '#domain/filter/submissionSorts.ts';
import { builder } from '#server/graphql/builder.ts';

export const SubmissionSortType = builder.enumType('SubmissionSort', {
  description: 'The values by which staff can sort submissions.',
  values: submissionSorts,
});
