import { batchActions, type BatchAction } from '#domain/batch/batchRules.ts';
import {
  batchDoneWords,
  batchReportWords,
  batchTitleWords,
  batchProgressWords,
  batchWords,
} from '#messages/lists/batchWords.ts';
import type { BatchSummary } from '#web/parts/batch/BatchTraySummary.tsx';
import type { BatchJob } from '#web/parts/batch/useBatchJob.ts';

/** Smaller batches finish before anyone looks for progress; reports of larger ones stay until read. */
export const quickBatchSize = 100;

/** A newer server may send an unknown action; treat it as the one that changes least. */
export const batchActionOf = (action: string): BatchAction => batchActions.find((one) => one === action) ?? 'tag';

export const hasBatchEnded = ({ state }: BatchJob): boolean => state === 'complete' || state === 'failed';

/** Sentences with the number of changed and unchanged submissions. */
export function batchResultSentences({ batch }: BatchJob): readonly string[] {
  if (!batch) return [];
  const { doneCount, unchangedCount, refusedCount, tagName } = batch;
  const action = batchActionOf(batch.action);
  if (doneCount === 0 && refusedCount === 0 && unchangedCount === 0) return [batchWords.nothingTitle(action)];
  return [
    ...(doneCount > 0 ? [batchDoneWords[action](doneCount, tagName ?? null)] : []),
    ...(unchangedCount > 0 ? [batchWords.sameWords[action](unchangedCount)] : []),
  ];
}

export function summarizeBatch(job: BatchJob): BatchSummary {
  const { state, progress: percent, batch } = job;
  const action = batchActionOf(batch?.action ?? '');
  const refused = batch?.refusedCount ?? 0;
  if (!hasBatchEnded(job)) {
    const sentence = batchProgressWords[action](batch?.total ?? 0);
    return { state: 'inProgress', percent, refused: 0, title: null, sentence };
  }
  if (job.isCanceled) {
    const left = (batch?.total ?? 0) - (batch?.doneCount ?? 0) - (batch?.unchangedCount ?? 0) - refused;
    const sentence = [...batchResultSentences(job), batchReportWords.notReached(left)].join(' ');
    return { state: 'failed', percent, refused, title: batchReportWords.stopped, sentence };
  }
  if (state === 'failed')
    return { state, percent, refused, title: batchWords.faultTitle, sentence: batchWords.fault(action) };
  return {
    ...{ state: refused > 0 ? 'notDone' : 'done', percent, refused },
    title: (batch?.doneCount ?? 0) > 0 ? (batchTitleWords[action] ?? null) : null,
    sentence: [...batchResultSentences(job), ...(refused > 0 ? [batchWords.refusedCount(action, refused)] : [])].join(
      ' ',
    ),
  };
}

export const batchSummaryLine = ({ title, sentence }: BatchSummary): string =>
  title === null ? sentence : `${title}. ${sentence}`;
