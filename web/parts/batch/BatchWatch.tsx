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
  /** its end was told already */
  readonly isOver: boolean;
  readonly onStanding: (standing: Standing) => void;
  readonly onShow: () => void;
}

/** Hears how far it is wherever one goes, and tells its end once: with a way back, or with a report. */
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
    // of somebody who was here before, or kept no longer
    if (!job || !standing) return forgetBatch(jobId);
    onStanding(standing);
    if (hasEnded(job) && !isTold.current) tell(job, standing);
  });
  useEffect(() => heard(), [mark]);
  return null;
}
