import { useOutletContext } from 'react-router';
import type { TaskListView } from '#web/screens/Tasks/taskListView.ts';

/** What the list tells the open task. */
export interface TaskOutlet {
  readonly place: TaskListView;
  /** the task to open after this one is done or skipped; null after the last */
  readonly nextAfter: (submissionId: string) => string | null;
  /** refetches the lists now */
  readonly lookAgain: () => void;
}

export const useTaskOutlet = (): TaskOutlet => useOutletContext<TaskOutlet>();
