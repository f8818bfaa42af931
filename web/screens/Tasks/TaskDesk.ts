import { useOutletContext } from 'react-router';
import type { TaskPlace } from '#web/screens/Tasks/taskPlace.ts';

/** What the list tells the open task. */
export interface TaskDesk {
  readonly place: TaskPlace;
  /** the task to open after this one is done or skipped; null after the last */
  readonly nextAfter: (submissionId: string) => string | null;
  /** refetches the lists now */
  readonly lookAgain: () => void;
}

export const useTaskDesk = (): TaskDesk => useOutletContext<TaskDesk>();
