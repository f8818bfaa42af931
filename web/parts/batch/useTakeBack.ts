import { newKey } from '#web/navigation/newKey.ts';
import { useUndoBatch } from '#web/parts/batch/useUndoBatch.ts';
import { forgetBatch, watchBatch } from '#web/parts/batch/watchedBatches.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { flash } from '#web/ui/flashes.ts';

/** Undoes a batch action; the undo's own job replaces it in the tray. */
export function useTakeBack(): (jobId: string) => Promise<void> {
  const [undo] = useUndoBatch();
  return async (jobId) => {
    const outcome = await undo({ input: { jobId, idempotencyKey: newKey() } });
    if (outcome.kind !== 'done') return flash(outcomeSentence(outcome) ?? '', 'danger');
    forgetBatch(jobId);
    if (outcome.value.job) watchBatch(outcome.value.job.id);
  };
}
