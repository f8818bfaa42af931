// Spreads the fragments of all lists, so that one query refetches them.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { TasksScreenQuery } from '#web/__generated__/TasksScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { TaskLists } from '#web/screens/Tasks/TaskLists.tsx';

export function TasksScreen({ query }: ScreenProps<TasksScreenQuery>): ReactElement {
  const data = usePreloadedQuery<TasksScreenQuery>(
    graphql`
      query TasksScreenQuery($filter: TaskFilter!, $sort: TaskSort!, $count: Int = 20, $aside: Int = 20) @preloadable {
        ...TaskLists_query @arguments(filter: $filter, sort: $sort, count: $count)
        ...SkippedTasks_query @arguments(sort: $sort, count: $aside)
        ...SuggestedEdits_query
      }
    `,
    query,
  );
  return <TaskLists lists={data} aside={data} suggestions={data} place={query.variables} />;
}
