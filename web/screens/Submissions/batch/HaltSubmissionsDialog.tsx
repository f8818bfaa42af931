import type { ReactElement } from 'react';
import { batchWords } from '#messages/lists/batchWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import type { BatchActionDialogProps } from '#web/screens/Submissions/batch/BatchActionDialogProps.ts';
import { PartialSelectionNote } from '#web/screens/Submissions/batch/PartialSelectionNote.tsx';
import { hasNoMatches } from '#web/screens/Submissions/batch/useBatchAction.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

const fault = batchWords.fault('halt');

export function HaltSubmissionsDialog({
  chosen,
  batchAction,
  may,
  onClose,
  onNothing,
  onStarted,
}: BatchActionDialogProps): ReactElement {
  const { count } = chosen;
  const { keyFor } = useIdempotencyKey();
  const halting = useAction(
    async (key: string) => {
      const outcome = await batchAction.send({ action: 'halt', key });
      if (hasNoMatches(outcome)) onNothing();
      return outcome;
    },
    ({ jobId }) => onStarted(jobId),
    fault,
  );
  return (
    <ConfirmDialog
      isOpen
      title={batchWords.haltTitle(count)}
      confirm={batchWords.haltConfirm(count)}
      isPending={halting.pending !== null}
      refusal={halting.refusal}
      refusalTitle={halting.refusal === fault ? batchWords.faultTitle : undefined}
      onConfirm={() => halting.run(keyFor(chosen))}
      onCancel={onClose}
    >
      <p>{batchWords.haltText}</p>
      <PartialSelectionNote may={may} of={count} />
    </ConfirmDialog>
  );
}
