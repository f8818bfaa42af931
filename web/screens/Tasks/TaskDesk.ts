import { useOutletContext } from 'react-router';
import type { TaskPlace } from '#web/screens/Tasks/taskPlace.ts';

/** What the list beside a task knows of it. */
export interface TaskDesk {
  readonly place: TaskPlace;
  /** the task that is opened when this one is done or put aside; null when it was the last */
  readonly nextAfter: (submissionId: string) => string | null;
  /** looks at the lists again, at once */
  readonly lookAgain: () => void;
}

export const useTaskDesk = (): TaskDesk => useOutletContext<TaskDesk>();
