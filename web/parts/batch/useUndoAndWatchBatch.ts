import { randomKey } from '#web/navigation/randomKey.ts';
import { useUndoBatch } from '#web/parts/batch/useUndoBatch.ts';
import { unwatchBatch, watchBatch } from '#web/parts/batch/watchedBatches.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { flash } from '#web/ui/flashes.ts';

/** Undoes a batch action; the undo's own job replaces it in the tray. */
export function useUndoAndWatchBatch(): (jobId: string) => Promise<void> {
  const [undo] = useUndoBatch();
  return async (jobId) => {
    const outcome = await undo({ input: { jobId, idempotencyKey: randomKey() } });
    if (outcome.kind !== 'done') return flash(outcomeSentence(outcome) ?? '', 'danger');
    unwatchBatch(jobId);
    if (outcome.value.job) watchBatch(outcome.value.job.id);
  };
}
