import { defaultTaskList, taskFilters, taskSorts, type TaskFilter, type TaskSort } from '#domain/filter/lists.ts';
import { plainId } from '#web/relay/plainId.ts';

/** Filter and order, kept in the URL. */
export interface TaskListView {
  readonly filter: TaskFilter;
  readonly sort: TaskSort;
}

export function taskListViewIn(search: URLSearchParams): TaskListView {
  const [filter, sort] = [search.get('filter'), search.get('sort')];
  return {
    filter: taskFilters.find((known) => known === filter) ?? defaultTaskList.filter,
    sort: taskSorts.find((known) => known === sort) ?? defaultTaskList.sort,
  };
}

/** Path of the list, or of a task beside it. Default values are omitted. */
export function tasksPath({ filter, sort }: TaskListView, submissionId: string | null): string {
  const search = new URLSearchParams();
  if (filter !== defaultTaskList.filter) search.set('filter', filter);
  if (sort !== defaultTaskList.sort) search.set('sort', sort);
  const path = submissionId === null ? '/my_tasks' : `/my_tasks/${plainId(submissionId)}`;
  return search.size === 0 ? path : `${path}?${search}`;
}
