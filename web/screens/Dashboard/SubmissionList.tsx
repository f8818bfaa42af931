import { useState, type ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';

import type { SubmissionList_query$key } from '#web/__generated__/SubmissionList_query.graphql.ts';
import type { SubmissionListMoreQuery } from '#web/__generated__/SubmissionListMoreQuery.graphql.ts';
import type { SubmissionsScreenQuery } from '#web/__generated__/SubmissionsScreenQuery.graphql.ts';
import { submissionsWords } from '#web/messages/submissions.ts';
import { useTravel } from '#web/navigation/VisitContext.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

import { NoSubmissions } from './NoSubmissions.tsx';
import styles from './SubmissionList.module.css';
import { SubmissionTable } from './SubmissionTable.tsx';
import { useLiveSubmissions } from './useLiveSubmissions.ts';

const page = 20;

interface SubmissionListProps {
  readonly submissions: SubmissionList_query$key;
  readonly variables: SubmissionsScreenQuery['variables'];
}

/** The submissions that the filter leaves, page by page, and how many there are in all. */
export function SubmissionList({ submissions, variables }: SubmissionListProps): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SubmissionListMoreQuery,
    SubmissionList_query$key
  >(
    graphql`
      fragment SubmissionList_query on Query
      @refetchable(queryName: "SubmissionListMoreQuery")
      @argumentDefinitions(
        status: { type: "CompletionStatus" }
        assignedToMe: { type: "Boolean", defaultValue: false }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        viewer {
          timeZone
          ...NoSubmissions_viewer
        }
        submissionRows(status: $status, assignedToMe: $assignedToMe, first: $count, after: $cursor)
          @connection(key: "SubmissionList_submissionRows") {
          totalCount
          edges {
            node {
              ...SubmissionTable_rows
            }
          }
        }
      }
    `,
    submissions,
  );
  const { isUnderway } = useTravel();
  const [hasFailed, setFailed] = useState(false);
  const { edges, totalCount } = data.submissionRows;
  useLiveSubmissions(variables, { rows: edges.length, isLoadingNext });
  if (data.viewer && edges.length === 0) {
    return <NoSubmissions viewer={data.viewer} isFiltered={variables.assignedToMe || variables.status != null} />;
  }
  return (
    <>
      <p className={styles.total}>
        <output>{submissionsWords.total(totalCount ?? edges.length)}</output>
        {edges.length > 1 && ` · ${submissionsWords.order}`}
      </p>
      <div className={styles.rows} aria-busy={isUnderway || undefined}>
        <SubmissionTable rows={edges.map(({ node }) => node)} timeZone={data.viewer?.timeZone ?? 'UTC'} />
      </div>
      {hasFailed && (
        <Alert tone="danger" title={submissionsWords.failed} isLive>
          {submissionsWords.failedText}
        </Alert>
      )}
      {hasNext && (
        <div>
          <Button
            isPending={isLoadingNext}
            onPress={() => {
              loadNext(page, { onComplete: (error) => setFailed(error !== null) });
            }}
          >
            {submissionsWords.more}
          </Button>
        </div>
      )}
    </>
  );
}
