import { useEffect, useEffectEvent, useRef } from 'react';
import { batchReportWords } from '#messages/lists/batchWords.ts';
import { quickBatchSize, hasBatchEnded, summarizeBatch } from '#web/parts/batch/batchSummaries.ts';
import type { BatchSummary } from '#web/parts/batch/BatchTraySummary.tsx';
import { useBatchJob, type BatchJob } from '#web/parts/batch/useBatchJob.ts';
import { useUndoAndWatchBatch } from '#web/parts/batch/useUndoAndWatchBatch.ts';
import { unwatchBatch, keepBatchReport } from '#web/parts/batch/watchedBatches.ts';
import { flash } from '#web/ui/flashes.ts';

interface BatchWatchProps {
  readonly jobId: string;
  /** its result was already announced */
  readonly isOver: boolean;
  readonly onStanding: (standing: BatchSummary) => void;
  readonly onShow: () => void;
}

/** Follows a batch action across pages and announces its result once, with an Undo or a link to the report. */
export function BatchProgressWatcher({ jobId, isOver, onStanding, onShow }: BatchWatchProps): null {
  const job = useBatchJob(jobId);
  const takeBack = useUndoAndWatchBatch();
  const isTold = useRef(isOver);
  const standing = job?.batch ? summarizeBatch(job) : null;
  const mark = JSON.stringify(standing);
  const tell = useEffectEvent((ended: BatchJob, { state, title, sentence }: BatchSummary): void => {
    isTold.current = true;
    if (state === 'done' && (ended.batch?.total ?? 0) <= quickBatchSize) unwatchBatch(jobId);
    else keepBatchReport(jobId);
    const undo = { label: batchReportWords.undo, run: () => void takeBack(jobId) };
    const show = { label: batchReportWords.show, run: onShow };
    const told = title === null ? [sentence] : [title, sentence];
    if (state !== 'done') flash(told, state === 'failed' ? 'danger' : 'warning', show);
    else
      flash(told, (ended.batch?.doneCount ?? 0) > 0 ? 'success' : 'info', ended.batch?.isUndoable ? undo : undefined);
  });
  const heard = useEffectEvent((): void => {
    // Another user's, or deleted.
    if (!job || !standing) return unwatchBatch(jobId);
    onStanding(standing);
    if (hasBatchEnded(job) && !isTold.current) tell(job, standing);
  });
  useEffect(() => heard(), [mark]);
  return null;
}
