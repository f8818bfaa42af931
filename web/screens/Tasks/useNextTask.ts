import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { stepNavigationState } from '#web/screens/Submission/embed/stepNavigation.ts';
import { tasksPath } from '#web/screens/Tasks/taskListView.ts';
import { useTaskOutlet } from '#web/screens/Tasks/TaskOutlet.ts';

/** Opens the next task at its step after this one is done or skipped, or the list after the last. */
export function useNextTask(submissionId: string): (departure: GuardedNavigation) => void {
  const { place, nextAfter, lookAgain } = useTaskOutlet();
  return ({ go }) => {
    lookAgain();
    const next = nextAfter(submissionId);
    go(tasksPath(place, next), { replace: true, state: next === null ? undefined : stepNavigationState });
  };
}
