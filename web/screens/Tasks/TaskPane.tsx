import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import { taskWords } from '#messages/submission/taskWords.ts';
import type { TaskPane_submission$key } from '#web/__generated__/TaskPane_submission.graphql.ts';
import { PaneTabs } from '#web/screens/Submission/embed/PaneTabs.tsx';
import { SubmissionFacts } from '#web/screens/Submission/embed/SubmissionFacts.tsx';
import { TaskHeader } from '#web/screens/Tasks/TaskHeader.tsx';
import { TaskStep } from '#web/screens/Tasks/TaskStep.tsx';
import styles from '#web/screens/Tasks/Tasks.module.css';

interface TaskPaneProps {
  readonly submission: TaskPane_submission$key;
  readonly timeZone: string;
}

export function TaskPane({ submission: key, timeZone }: TaskPaneProps): ReactElement {
  const submission = useFragment(
    graphql`
      fragment TaskPane_submission on Submission {
        id
        scopedId
        customId
        isSkippedTask
        masterTemplate {
          name
        }
        ...SubmissionFacts_submission
        ...PaneTabs_submission
        ...TaskStep_submission
      }
    `,
    key,
  );
  const { id: submissionId, scopedId, customId, isSkippedTask, masterTemplate } = submission;
  const title = submissionWords.title(masterTemplate.name, customId ?? String(scopedId));
  return (
    <article className={styles.task} data-case>
      <TaskHeader submissionId={submissionId} isAside={isSkippedTask} title={title}>
        <SubmissionFacts submission={submission} timeZone={timeZone} />
      </TaskHeader>
      <PaneTabs
        submission={submission}
        timeZone={timeZone}
        label={taskWords.sides}
        panels={taskWords.panels}
        step={<TaskStep submission={submission} timeZone={timeZone} title={title} />}
      />
    </article>
  );
}
