import { useEffect, useEffectEvent, useRef } from 'react';
import { batchReportWords } from '#messages/lists/batchWords.ts';
import { fewInBatch, hasEnded, standingOf } from '#web/parts/batch/batchTold.ts';
import type { Standing } from '#web/parts/batch/TrayFace.tsx';
import { useBatchJob, type BatchJob } from '#web/parts/batch/useBatchJob.ts';
import { useTakeBack } from '#web/parts/batch/useTakeBack.ts';
import { forgetBatch, keepReport } from '#web/parts/batch/watchedBatches.ts';
import { flash } from '#web/ui/flashes.ts';

interface BatchWatchProps {
  readonly jobId: string;
  /** its result was already announced */
  readonly isOver: boolean;
  readonly onStanding: (standing: Standing) => void;
  readonly onShow: () => void;
}

/** Follows a batch action across pages and announces its result once, with an Undo or a link to the report. */
export function BatchWatch({ jobId, isOver, onStanding, onShow }: BatchWatchProps): null {
  const job = useBatchJob(jobId);
  const takeBack = useTakeBack();
  const isTold = useRef(isOver);
  const standing = job?.batch ? standingOf(job) : null;
  const mark = JSON.stringify(standing);
  const tell = useEffectEvent((ended: BatchJob, { state, title, sentence }: Standing): void => {
    isTold.current = true;
    if (state === 'done' && (ended.batch?.total ?? 0) <= fewInBatch) forgetBatch(jobId);
    else keepReport(jobId);
    const undo = { label: batchReportWords.undo, run: () => void takeBack(jobId) };
    const show = { label: batchReportWords.show, run: onShow };
    const told = title === null ? [sentence] : [title, sentence];
    if (state !== 'done') flash(told, state === 'failed' ? 'danger' : 'warning', show);
    else
      flash(told, (ended.batch?.doneCount ?? 0) > 0 ? 'success' : 'info', ended.batch?.isUndoable ? undo : undefined);
  });
  const heard = useEffectEvent((): void => {
    // Another user's, or deleted.
    if (!job || !standing) return forgetBatch(jobId);
    onStanding(standing);
    if (hasEnded(job) && !isTold.current) tell(job, standing);
  });
  useEffect(() => heard(), [mark]);
  return null;
}
