import { useState, type ReactElement } from 'react';
import { batchReportWords } from '#messages/lists/batchWords.ts';
import { BatchFailures } from '#web/parts/batch/BatchFailures.tsx';
import {
  batchActionOf,
  batchResultSentences,
  hasBatchEnded,
  batchSummaryLine,
  summarizeBatch,
} from '#web/parts/batch/batchSummaries.ts';
import { useBatchJob } from '#web/parts/batch/useBatchJob.ts';
import { useUndoAndWatchBatch } from '#web/parts/batch/useUndoAndWatchBatch.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useDeleteJob } from '#web/parts/useDeleteJob.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import styles from '#web/parts/batch/BatchTray.module.css';

interface BatchWorkProps {
  readonly jobId: string;
  /** called when a link in the report is followed */
  readonly onLeave: () => void;
  readonly onDismiss: () => void;
}

/** One batch action: its progress, or what was done and what was skipped. */
export function BatchProgress({ jobId, onLeave, onDismiss }: BatchWorkProps): ReactElement | null {
  const job = useBatchJob(jobId);
  const takeBack = useUndoAndWatchBatch();
  const [deleteJob] = useDeleteJob();
  const [isUndoing, setUndoing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const stopping = useAction(
    (id: string) => deleteJob({ input: { jobId: id } }),
    () => setAsking(false),
  );
  if (!job?.batch) return null;
  const standing = summarizeBatch(job);
  const { title, sentence, percent, state } = standing;
  if (!hasBatchEnded(job))
    return (
      <div className={styles.work}>
        <ProgressBar label={batchReportWords.inProgress(sentence, percent)} percent={percent} />
        <p className={styles.soft}>{batchReportWords.leave}</p>
        <div className={styles.actions}>
          <Button variant="quiet" label={batchReportWords.stopNamed(sentence)} onPress={() => setAsking(true)}>
            {batchReportWords.stop}
          </Button>
        </div>
        <ConfirmDialog
          title={batchReportWords.stopTitle}
          confirm={batchReportWords.stopConfirm}
          cancel={batchReportWords.stopCancel}
          isDangerous
          isOpen={isAsking}
          isPending={stopping.pending !== null}
          refusal={stopping.refusal}
          onConfirm={() => stopping.run(jobId)}
          onCancel={() => setAsking(false)}
        >
          {batchReportWords.stopText(batchActionOf(job.batch.action))}
        </ConfirmDialog>
      </div>
    );
  const { refusedCount, isUndoable, action } = job.batch;
  // Skipped submissions are listed below with reasons.
  const done = batchResultSentences(job).join(' ');
  const undo = async (): Promise<void> => {
    setUndoing(true);
    await takeBack(jobId);
    setUndoing(false);
  };
  return (
    <div className={styles.work}>
      {title !== null && <strong>{title}</strong>}
      {refusedCount === 0 || state === 'failed' ? <p>{sentence}</p> : done !== '' && <p>{done}</p>}
      {refusedCount > 0 && (
        <BatchFailures jobId={jobId} action={batchActionOf(action)} count={refusedCount} onLeave={onLeave} />
      )}
      <div className={styles.actions}>
        {isUndoable && (
          <Button icon="undo" isPending={isUndoing} onPress={() => void undo()}>
            {batchReportWords.undo}
          </Button>
        )}
        <Button variant="quiet" label={batchReportWords.dismissNamed(batchSummaryLine(standing))} onPress={onDismiss}>
          {batchReportWords.dismiss}
        </Button>
      </div>
    </div>
  );
}
