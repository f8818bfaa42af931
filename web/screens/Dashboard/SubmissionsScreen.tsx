import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';

import type { SubmissionsScreenQuery } from '#web/__generated__/SubmissionsScreenQuery.graphql.ts';
import { submissionsWords } from '#web/messages/submissions.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

import { filterIn, filterPath } from './submissionFilter.ts';
import { SubmissionFilterBar } from './SubmissionFilterBar.tsx';
import { SubmissionList } from './SubmissionList.tsx';
import styles from './SubmissionList.module.css';

/** What has been launched in the teams of the viewer, newest activity first, as it happens. */
export function SubmissionsScreen({ query }: ScreenProps<SubmissionsScreenQuery>): ReactElement {
  const { search } = useLocation();
  const data = usePreloadedQuery<SubmissionsScreenQuery>(
    graphql`
      query SubmissionsScreenQuery($status: CompletionStatus, $assignedToMe: Boolean!) @preloadable {
        ...SubmissionList_query @arguments(status: $status, assignedToMe: $assignedToMe)
      }
    `,
    query,
  );
  const filter = filterIn(new URLSearchParams(search));
  return (
    <div data-frame="whole" className={styles.page}>
      <PageTitle>{submissionsWords.title}</PageTitle>
      <SubmissionFilterBar filter={filter} />
      <SubmissionList key={filterPath(filter)} submissions={data} variables={query.variables} />
    </div>
  );
}
