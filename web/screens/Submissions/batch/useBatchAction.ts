import type { BatchAction } from '#domain/batch/batchRules.ts';
import { batchWords } from '#messages/lists/batchWords.ts';
import { quickBatchSize } from '#web/parts/batch/batchSummaries.ts';
import { watchBatch } from '#web/parts/batch/watchedBatches.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { selectionInput, type SelectedSubmissions } from '#web/screens/Submissions/batch/SelectedSubmissions.ts';
import { useActOnSubmissions } from '#web/screens/Submissions/batch/useActOnSubmissions.ts';
import { flash } from '#web/ui/flashes.ts';

interface Wanted {
  readonly action: BatchAction;
  readonly key: string;
  readonly tagNames?: readonly string[];
  readonly confirmCount?: string;
}

export interface BatchActionRunner {
  readonly send: (wanted: Wanted) => Promise<Outcome<{ readonly jobId: string | null }>>;
  /** the batch action was queued */
  readonly begun: (action: BatchAction, jobId: string | null) => void;
}

/** Starts a batch action on the selection and shows its progress in the tray. */
export function useBatchAction(chosen: SelectedSubmissions): BatchActionRunner {
  const [act] = useActOnSubmissions();
  return {
    send: async ({ action, key, tagNames, confirmCount }) => {
      const outcome = await act({
        input: {
          ...{ action, ...selectionInput(chosen), idempotencyKey: key },
          ...(tagNames ? { tagNames: [...tagNames] } : {}),
          // If the filter matches a different number by now, the server refuses and returns the new count.
          ...(confirmCount === undefined ? countOf(chosen) : { confirmCount }),
        },
      });
      return outcome.kind === 'done' ? { kind: 'done', value: { jobId: outcome.value.job?.id ?? null } } : outcome;
    },
    begun: (action, jobId) => {
      if (jobId !== null) watchBatch(jobId);
      if (chosen.count > quickBatchSize) flash(batchWords.inProgressNow[action](chosen.count), 'info');
    },
  };
}

const countOf = ({ count, submissionIds }: SelectedSubmissions) =>
  submissionIds === null ? { confirmCount: String(count) } : {};

export const hasNoMatches = (outcome: Outcome<unknown>): boolean =>
  (outcome.kind === 'refused' && outcome.code === 'noSubmissionsMatch') ||
  (outcome.kind === 'invalid' && outcome.problems.some(({ code }) => code === 'batchEmpty'));
