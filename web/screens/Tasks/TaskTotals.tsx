import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { taskWords } from '#messages/submission/taskWords.ts';
import type { TaskTotals_totals$key } from '#web/__generated__/TaskTotals_totals.graphql.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import styles from '#web/screens/Tasks/Tasks.module.css';

interface TaskTotalsProps {
  readonly totals: TaskTotals_totals$key;
  /** hidden in a narrow window, where the totals above the list are shown */
  readonly isBesideTask?: boolean;
}

/** Number of open and overdue tasks, and progress for today. */
export function TaskTotals({ totals, isBesideTask = false }: TaskTotalsProps): ReactElement {
  const { active, overdue, done, of, percent } = useFragment(
    graphql`
      fragment TaskTotals_totals on TaskTotals {
        active
        overdue
        done
        of
        percent
      }
    `,
    totals,
  );
  return (
    <div className={styles.totals} data-beside={isBesideTask || undefined}>
      <output>{taskWords.active(active)}</output>
      {overdue > 0 && (
        <Badge tone="danger" icon="clock">
          {taskWords.overdue(overdue)}
        </Badge>
      )}
      {of > 0 && (
        <div className={styles.progress}>
          <ProgressBar label={taskWords.done(done, of, percent)} percent={percent} />
        </div>
      )}
    </div>
  );
}
