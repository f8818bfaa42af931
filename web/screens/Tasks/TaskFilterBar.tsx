import type { ReactElement } from 'react';
import { taskFilters, taskSorts } from '#domain/filter/lists.ts';
import { taskWords } from '#messages/submission/taskWords.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { tasksPath, type TaskListView } from '#web/screens/Tasks/taskListView.ts';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/screens/Tasks/Tasks.module.css';

interface TaskChoiceProps {
  readonly place: TaskListView;
  readonly open: string | null;
}

/** Filter and order of the list; keeps the open task. */
export function TaskFilterBar({ place, open }: TaskChoiceProps): ReactElement {
  const depart = useGuardedNavigation();
  const choose = (change: Partial<TaskListView>): void =>
    depart().go(tasksPath({ ...place, ...change }, open), { replace: true, preventScrollReset: true });
  const optionsOf = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
    values.map((value) => ({ value, label: words[value] }));
  return (
    <div className={styles.choice}>
      <Select
        id="task-filter"
        name="filter"
        label={taskWords.filter}
        value={place.filter}
        options={optionsOf(taskFilters, taskWords.filters)}
        onChange={(filter) => choose({ filter: taskFilters.find((known) => known === filter) ?? place.filter })}
      />
      <Select
        id="task-sort"
        name="sort"
        label={taskWords.sort}
        value={place.sort}
        options={optionsOf(taskSorts, taskWords.sorts)}
        onChange={(sort) => choose({ sort: taskSorts.find((known) => known === sort) ?? place.sort })}
      />
    </div>
  );
}
