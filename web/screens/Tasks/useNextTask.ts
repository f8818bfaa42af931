import { useNavigate } from 'react-router';
import { asStep } from '#web/screens/Submission/arrival.ts';
import { useTaskDesk } from '#web/screens/Tasks/TaskDesk.ts';
import { tasksPath } from '#web/screens/Tasks/taskPlace.ts';

/** On to the next task, at its step: this one is done, or was put aside. After the last one, to the list. */
export function useNextTask(submissionId: string): () => void {
  const { place, nextAfter, lookAgain } = useTaskDesk();
  const navigate = useNavigate();
  return () => {
    lookAgain();
    const next = nextAfter(submissionId);
    void navigate(tasksPath(place, next), { replace: true, state: next === null ? undefined : asStep });
  };
}
