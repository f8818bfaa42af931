import type { SubmissionsScreenQuery } from '#web/__generated__/SubmissionsScreenQuery.graphql.ts';
import { listQueryVariables } from '#web/lists/viewUrl.ts';
import type { PageLocation } from '#web/navigation/PageSource.ts';
import { savedRowCount } from '#web/screens/Submissions/savedRowCount.ts';
import { submissionViewIn } from '#web/screens/Submissions/submissionListView.ts';

export { default as SubmissionsParameters } from '#web/__generated__/SubmissionsScreenQuery$parameters.ts';

export { default as PeekParameters } from '#web/__generated__/PeekScreenQuery$parameters.ts';

export const submissionListVariables = ({ search, key }: PageLocation): SubmissionsScreenQuery['variables'] => ({
  ...listQueryVariables(submissionViewIn(search)),
  count: savedRowCount({ search, key }),
});
