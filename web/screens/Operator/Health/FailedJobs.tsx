import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { healthWords as words } from '#messages/operator/healthWords.ts';
import type { FailedJobs_health$data, FailedJobs_health$key } from '#web/__generated__/FailedJobs_health.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { useDiscardFailedJob } from '#web/screens/Operator/Health/useDiscardFailedJob.ts';
import { useRetryFailedJob } from '#web/screens/Operator/Health/useRetryFailedJob.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Operator/Health/Health.module.css';

type Job = FailedJobs_health$data['failedJobs'][number];

interface FailedJobsProps {
  readonly health: FailedJobs_health$key;
  readonly timeZone: string;
  /** reads the page again, with a message about what was done */
  readonly onChange: (message: string) => void;
}

/** Jobs that used up their attempts. Nothing if there are none. */
export function FailedJobs({ health, timeZone, onChange }: FailedJobsProps): ReactElement | null {
  const { failedJobs } = useFragment(
    graphql`
      fragment FailedJobs_health on Health {
        failedJobs {
          id
          task
          attempts
          error
          failedAt
        }
      }
    `,
    health,
  );
  const [discarded, setDiscarded] = useState<Job | null>(null);
  const [retryFailedJob] = useRetryFailedJob();
  const [discardFailedJob] = useDiscardFailedJob();
  const retrying = useAction(
    (jobId: string) => retryFailedJob({ input: { jobId } }),
    () => onChange(words.jobRetried),
  );
  const discarding = useAction(
    (jobId: string) => discardFailedJob({ input: { jobId } }),
    () => {
      setDiscarded(null);
      onChange(words.jobDiscarded);
    },
  );
  if (failedJobs.length === 0) return null;
  const columns: readonly Column<Job>[] = [
    { id: 'task', title: words.task, cell: ({ task }) => task },
    { id: 'when', title: words.when, cell: ({ failedAt }) => <RelativeTime at={failedAt} timeZone={timeZone} /> },
    { id: 'attempts', title: words.attempts, isNumber: true, cell: ({ attempts }) => attempts },
    { id: 'error', title: words.error, cell: ({ error }) => <span className={styles.error}>{error}</span> },
    {
      ...{ id: 'actions', title: words.actions, isTitleHidden: true },
      cell: (job) => (
        <span className={styles.actions}>
          <Button
            label={words.retryJob(job.task)}
            isPending={retrying.pending === job.id}
            onPress={() => retrying.run(job.id)}
          >
            {words.retry}
          </Button>
          <Button variant="quiet" label={words.discardJob(job.task)} onPress={() => setDiscarded(job)}>
            {words.discard}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <Card title={words.failedJobs} isWide>
      {retrying.refusal !== null && <Alert tone="danger" isLive title={retrying.refusal} />}
      <Table caption={words.failedJobsCaption} columns={columns} rows={failedJobs} keyOf={({ id }) => id} />
      {discarded && (
        <ConfirmDialog
          title={words.discardTitle}
          confirm={words.discard}
          isDangerous
          isOpen
          isPending={discarding.pending !== null}
          refusal={discarding.refusal}
          onConfirm={() => discarding.run(discarded.id)}
          onCancel={() => setDiscarded(null)}
        >
          <p>{discarded.task}</p>
          <p>{words.discardText}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
