import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { elapsedInWords } from '#domain/kernel/durations.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { truncate, truncation } from '#domain/kernel/text.ts';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import { taskWords } from '#messages/submission/taskWords.ts';
import type { TaskRows_tasks$key } from '#web/__generated__/TaskRows_tasks.graphql.ts';
import { useNow } from '#web/parts/useNow.ts';
import { tasksPath, type TaskListView } from '#web/screens/Tasks/taskListView.ts';
import { Badge } from '#web/ui/Badge.tsx';
import styles from '#web/screens/Tasks/Tasks.module.css';

interface TaskRowsProps {
  readonly tasks: TaskRows_tasks$key;
  readonly place: TaskListView;
  readonly open: string | null;
  /** accessible name with the count */
  readonly label?: string;
  readonly onMove?: (by: 1 | -1) => void;
}

const moves: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Task links. Tasks that arrive while the page is open flash once. */
export function TaskRows({ tasks, place, open, label, onMove }: TaskRowsProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment TaskRows_tasks on Task @relay(plural: true) {
        id
        submissionId
        kind
        isOverdue
        row {
          scopedId
          identifier
          templateName
          applicant
          currentStepName
          currentStepSince
        }
      }
    `,
    tasks,
  );
  const now = useNow();
  const [atFirst] = useState(() => new Set(data.map(({ id }) => id)));
  const list = useRef<HTMLOListElement>(null);
  // Scroll the list along during keyboard navigation.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    current?.scrollIntoView({ block: 'nearest' });
    if (list.current?.contains(document.activeElement)) current?.focus({ preventScroll: true });
  }, [open]);
  const moveByKey = (event: KeyboardEvent): void => {
    const by = ownValue(moves, event.key);
    if (by === undefined || !onMove) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <ol ref={list} className={styles.rows} aria-label={label}>
      {data.map(({ id, submissionId, kind, isOverdue, row }) => {
        const { templateName, scopedId, identifier, applicant, currentStepName, currentStepSince } = row;
        const elapsed = currentStepSince && elapsedInWords(now.getTime() - new Date(currentStepSince).getTime());
        const word = taskWords.kinds[kind as keyof typeof taskWords.kinds];
        return (
          <li key={id} data-new={atFirst.has(id) ? undefined : ''}>
            <Link
              to={tasksPath(place, submissionId)}
              replace={open !== null}
              className={styles.row}
              aria-current={submissionId === open ? 'true' : undefined}
              onKeyDown={moveByKey}
            >
              <span className={styles.form} title={templateName}>
                {truncate(templateName, truncation.taskFormName)}
              </span>
              <span className={styles.soft}>
                {[
                  taskWords.number(scopedId),
                  identifier && truncate(identifier, truncation.identifierHeader),
                  applicant,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={styles.at}>
                {currentStepName && (
                  <span title={currentStepName}>
                    {truncate(currentStepName, truncation.currentStep)}
                    {elapsed && <span className={styles.soft}> {submissionListWords.elapsed(elapsed)}</span>}
                  </span>
                )}
                {isOverdue && (
                  <Badge tone="danger" icon="clock">
                    {taskWords.isOverdue}
                  </Badge>
                )}
                {word && <Badge icon={kind === 'review' ? 'review' : 'person'}>{word}</Badge>}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
