import { useState, type ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import { taskWords } from '#messages/submission/taskWords.ts';
import type { SkippedTasks_query$key } from '#web/__generated__/SkippedTasks_query.graphql.ts';
import type { SkippedTasksMoreQuery } from '#web/__generated__/SkippedTasksMoreQuery.graphql.ts';
import type { TaskListView } from '#web/screens/Tasks/taskListView.ts';
import { TaskRows } from '#web/screens/Tasks/TaskRows.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Tasks/Tasks.module.css';

const page = 20;

interface SkippedTasksProps {
  readonly tasks: SkippedTasks_query$key;
  readonly place: TaskListView;
  readonly open: string | null;
  readonly count: number;
  /** reports how many are shown */
  readonly onMore: (count: number) => void;
}

/** Skipped tasks, collapsed below the list. */
export function SkippedTasks({ tasks, place, open, count, onMore }: SkippedTasksProps): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SkippedTasksMoreQuery,
    SkippedTasks_query$key
  >(
    graphql`
      fragment SkippedTasks_query on Query
      @refetchable(queryName: "SkippedTasksMoreQuery")
      @argumentDefinitions(
        sort: { type: "TaskSort!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        putAside: tasks(skipped: true, sort: $sort, first: $count, after: $cursor)
          @connection(key: "SkippedTasks_putAside") {
          edges {
            node {
              ...TaskRows_tasks
            }
          }
        }
      }
    `,
    tasks,
  );
  const [hasFailed, setFailed] = useState(false);
  const rows = data.putAside.edges.map(({ node }) => node);
  const loadMore = (): void => {
    onMore(rows.length + page);
    loadNext(page, { onComplete: (error) => setFailed(error !== null) });
  };
  return (
    <details className={styles.aside}>
      <summary>{taskWords.skipped(count)}</summary>
      <TaskRows tasks={rows} place={place} open={open} />
      {hasFailed && (
        <Alert tone="danger" isLive>
          {submissionListWords.failedText}
        </Alert>
      )}
      {hasNext && (
        <div>
          <Button isPending={isLoadingNext} onPress={loadMore}>
            {submissionListWords.more}
          </Button>
        </div>
      )}
    </details>
  );
}
