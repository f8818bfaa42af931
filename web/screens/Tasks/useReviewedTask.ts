import { undoWindowMs } from '#domain/review/undoWindowMs.ts';
import { reviewWords } from '#messages/review/reviewWords.ts';
import { taskWords } from '#messages/submission/taskWords.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import type { OnReviewed } from '#web/screens/Submission/embed/OnReviewed.ts';
import { stepNavigationState } from '#web/screens/Submission/embed/stepNavigation.ts';
import { tasksPath } from '#web/screens/Tasks/taskListView.ts';
import { useTaskOutlet } from '#web/screens/Tasks/TaskOutlet.ts';
import { useNextTask } from '#web/screens/Tasks/useNextTask.ts';
import { flash } from '#web/ui/flashes.ts';

/** Opens the next task after a review. Undoing the review comes back to it. */
export function useReviewedTask(submissionId: string, title: string): OnReviewed {
  const { place, lookAgain } = useTaskOutlet();
  const depart = useGuardedNavigation();
  const goOn = useNextTask(submissionId);
  return (departure, outcome, undo) => {
    const reopen = async (): Promise<void> => {
      const { go } = depart();
      if (!(await undo())) return;
      lookAgain();
      go(tasksPath(place, submissionId), { state: stepNavigationState });
    };
    const action = { label: reviewWords.undo, run: () => void reopen() };
    flash(taskWords.decided[outcome](title), 'success', action, undoWindowMs);
    goOn(departure);
  };
}
