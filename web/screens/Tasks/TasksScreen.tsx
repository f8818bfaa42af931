import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { TasksScreenQuery } from '#web/__generated__/TasksScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { TaskLists } from '#web/screens/Tasks/TaskLists.tsx';

/** A person's day: what waits for them, and one of it at a time. */
export function TasksScreen({ query }: ScreenProps<TasksScreenQuery>): ReactElement {
  const data = usePreloadedQuery<TasksScreenQuery>(
    graphql`
      query TasksScreenQuery($filter: TaskFilter!, $sort: TaskSort!) @preloadable {
        ...TaskLists_query @arguments(filter: $filter, sort: $sort)
      }
    `,
    query,
  );
  return <TaskLists lists={data} place={query.variables} />;
}
