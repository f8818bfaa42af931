import { useState, type ReactElement, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Link } from 'react-router';
import { taskWords } from '#messages/submission/taskWords.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useSubmitOnce } from '#web/parts/form/useSubmitOnce.ts';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { skipTaskButtonId } from '#web/screens/Submission/embed/taskButtonIds.ts';
import { tasksPath } from '#web/screens/Tasks/taskListView.ts';
import { useTaskOutlet } from '#web/screens/Tasks/TaskOutlet.ts';
import { skipTask, unskipTask } from '#web/screens/Tasks/taskSkipping.ts';
import { useNextTask } from '#web/screens/Tasks/useNextTask.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/screens/Tasks/Tasks.module.css';

interface TaskHeadProps {
  readonly submissionId: string;
  /** it is skipped */
  readonly isAside: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

/** The task's submission, with Skip and a link to the full page. */
export function TaskHeader({ submissionId, isAside, title, children }: TaskHeadProps): ReactElement {
  const environment = useRelayEnvironment();
  const { place, lookAgain } = useTaskOutlet();
  const depart = useGuardedNavigation();
  const goOn = useNextTask(submissionId);
  const { isPending, submitOnce } = useSubmitOnce();
  const [refusal, setRefusal] = useState<string | null>(null);
  const takeUp = async (): Promise<void> => {
    const refused = await unskipTask(environment, submissionId);
    lookAgain();
    setRefusal(refused);
    if (refused === null) flash(taskWords.unskippedNow);
  };
  const putAside = async (): Promise<void> => {
    const departure = depart();
    const refused = await skipTask(environment, submissionId);
    setRefusal(refused);
    if (refused !== null) return;
    flash(taskWords.skippedNow, 'success', { label: taskWords.undo, run: () => void takeUp() });
    goOn(departure);
  };
  return (
    <header className={styles.head}>
      <Link className={styles.back} to={tasksPath(place, null)}>
        <Icon name="chevron-left" size={16} />
        {taskWords.backToList}
      </Link>
      <div className={styles.title}>
        <h2 tabIndex={-1} data-case-title>
          {title}
        </h2>
        <div className={styles.ways}>
          <ButtonLink variant="quiet" to={submissionPath(submissionId)}>
            {taskWords.openSubmission}
          </ButtonLink>
          <Button
            id={skipTaskButtonId}
            isPending={isPending}
            onPress={() => void submitOnce(isAside ? takeUp : putAside)}
          >
            {isAside ? taskWords.unskip : taskWords.skip}
          </Button>
        </div>
      </div>
      <Refusal sentence={refusal} />
      {children}
    </header>
  );
}
