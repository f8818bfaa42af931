import type { Departure } from '#web/navigation/Departure.ts';
import { asStep } from '#web/screens/Submission/arrival.ts';
import { useTaskDesk } from '#web/screens/Tasks/TaskDesk.ts';
import { tasksPath } from '#web/screens/Tasks/taskPlace.ts';

/** Opens the next task at its step after this one is done or skipped, or the list after the last. */
export function useNextTask(submissionId: string): (departure: Departure) => void {
  const { place, nextAfter, lookAgain } = useTaskDesk();
  return ({ go }) => {
    lookAgain();
    const next = nextAfter(submissionId);
    go(tasksPath(place, next), { replace: true, state: next === null ? undefined : asStep });
  };
}
