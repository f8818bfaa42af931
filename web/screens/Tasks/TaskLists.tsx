import { useEffect, useState, type ReactElement } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import { Outlet, useParams } from 'react-router';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import { taskWords } from '#messages/submission/taskWords.ts';
import type { SkippedTasks_query$key } from '#web/__generated__/SkippedTasks_query.graphql.ts';
import type { SuggestedEdits_query$key } from '#web/__generated__/SuggestedEdits_query.graphql.ts';
import type { TaskLists_query$key } from '#web/__generated__/TaskLists_query.graphql.ts';
import type { TaskListsMoreQuery } from '#web/__generated__/TaskListsMoreQuery.graphql.ts';
import TasksScreenNode, { type TasksScreenQuery } from '#web/__generated__/TasksScreenQuery.graphql.ts';
import { idAfter, neighborId } from '#web/lists/neighborIds.ts';
import { useLiveList } from '#web/lists/useLiveList.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { maxRowsPerRequest, refetchRowCount } from '#web/relay/refetchRowCount.ts';
import { NoTasks } from '#web/screens/Tasks/NoTasks.tsx';
import { SkippedTasks } from '#web/screens/Tasks/SkippedTasks.tsx';
import { SuggestedEdits } from '#web/screens/Tasks/SuggestedEdits.tsx';
import { TaskFilterBar } from '#web/screens/Tasks/TaskFilterBar.tsx';
import { tasksPath, type TaskListView } from '#web/screens/Tasks/taskListView.ts';
import type { TaskOutlet } from '#web/screens/Tasks/TaskOutlet.ts';
import { TaskRows } from '#web/screens/Tasks/TaskRows.tsx';
import { TaskShortcuts } from '#web/screens/Tasks/TaskShortcuts.tsx';
import { TaskTotals } from '#web/screens/Tasks/TaskTotals.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Tasks/Tasks.module.css';

const page = 20;
/** Prefetch the next page this many tasks before the end. */
const ahead = 5;

interface TaskListsProps {
  readonly lists: TaskLists_query$key;
  readonly aside: SkippedTasks_query$key;
  readonly suggestions: SuggestedEdits_query$key;
  readonly place: TaskListView;
}

/** Totals, tasks, skipped tasks, and the open task beside them. */
export function TaskLists({ lists, aside, suggestions, place }: TaskListsProps): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<TaskListsMoreQuery, TaskLists_query$key>(
    graphql`
      fragment TaskLists_query on Query
      @refetchable(queryName: "TaskListsMoreQuery")
      @argumentDefinitions(
        filter: { type: "TaskFilter!" }
        sort: { type: "TaskSort!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        taskTotals {
          active
          skipped
          ...TaskTotals_totals
        }
        tasks(filter: $filter, sort: $sort, first: $count, after: $cursor) @connection(key: "TaskLists_tasks") {
          totalCount
          edges {
            node {
              submissionId
              ...TaskRows_tasks
            }
          }
        }
      }
    `,
    lists,
  );
  const { filter, sort } = place;
  const environment = useRelayEnvironment();
  const depart = useGuardedNavigation();
  const { id } = useParams();
  const open = id === undefined ? null : `Submission:${id}`;
  const [hasFailed, setFailed] = useState(false);
  const [asideShown, setAsideShown] = useState(page);
  const { tasks, taskTotals } = data;
  const ids = tasks.edges.map(({ node }) => node.submissionId);
  const lookAt = (count: number) =>
    refetchQuery<TasksScreenQuery>(environment, TasksScreenNode, { filter, sort, count, aside: asideShown });
  useLiveList(lookAt, { rows: ids.length, isLoadingNext });
  const loadMore = (): void => void loadNext(page, { onComplete: (error) => setFailed(error !== null) });
  const isNearEnd = open !== null && ids.indexOf(open) >= ids.length - ahead;
  useEffect(() => {
    if (isNearEnd && hasNext && !isLoadingNext && !hasFailed) loadMore();
  });
  const move = (by: 1 | -1): void => {
    const other = neighborId(ids, open, by);
    if (other !== null) depart().go(tasksPath(place, other), { replace: open !== null });
  };
  const desk: TaskOutlet = {
    place,
    nextAfter: (submissionId) => idAfter(ids, submissionId),
    lookAgain: () => void lookAt(refetchRowCount(ids.length, page)).subscribe({ error: () => undefined }),
  };
  const [first] = ids;
  if (open === null && taskTotals.active + taskTotals.skipped === 0)
    return (
      <div data-frame="whole" className={styles.page}>
        <PageTitle note={<TaskTotals totals={taskTotals} />}>{taskWords.title}</PageTitle>
        <SuggestedEdits teams={suggestions} />
        <NoTasks isFiltered={false} />
      </div>
    );
  return (
    <div data-frame="whole" className={styles.page}>
      <PageTitle
        note={<TaskTotals totals={taskTotals} isBesideTask={open !== null} />}
        action={<TaskShortcuts onMove={move} />}
      >
        {taskWords.title}
      </PageTitle>
      {open === null && <SuggestedEdits teams={suggestions} />}
      <div className={styles.desk} data-open={open === null ? undefined : ''}>
        <section className={styles.lists} aria-label={taskWords.list}>
          <TaskFilterBar place={place} open={open} />
          {ids.length === 0 ? (
            <NoTasks isFiltered={taskTotals.active > 0} />
          ) : (
            <TaskRows
              tasks={tasks.edges.map(({ node }) => node)}
              place={place}
              open={open}
              label={taskWords.active(tasks.totalCount)}
              onMove={move}
            />
          )}
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
          {taskTotals.skipped > 0 && (
            <SkippedTasks
              tasks={aside}
              place={place}
              open={open}
              count={taskTotals.skipped}
              onMore={(shown) => setAsideShown(Math.min(shown, maxRowsPerRequest))}
            />
          )}
        </section>
        <div className={styles.pane}>
          {open === null && first !== undefined && (
            <div className={styles.start}>
              <h2>{taskWords.chooseTitle}</h2>
              <p>{taskWords.choose}</p>
              <ButtonLink variant="primary" to={tasksPath(place, first)}>
                {taskWords.first}
              </ButtonLink>
            </div>
          )}
          <Outlet context={desk} />
        </div>
      </div>
    </div>
  );
}
