import type { ReactElement } from 'react';
import { batchWords } from '#messages/lists/batchWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useAttemptKey } from '#web/parts/form/useAttemptKey.ts';
import type { DeedDialogProps } from '#web/screens/Dashboard/batch/DeedDialogProps.ts';
import { OnlySome } from '#web/screens/Dashboard/batch/OnlySome.tsx';
import { foundNothing } from '#web/screens/Dashboard/batch/useDeed.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

const fault = batchWords.fault('halt');

export function HaltMany({ chosen, deed, may, onClose, onNothing, onBegun }: DeedDialogProps): ReactElement {
  const { count } = chosen;
  const { keyFor } = useAttemptKey();
  const halting = useAction(
    async (key: string) => {
      const outcome = await deed.send({ action: 'halt', key });
      if (foundNothing(outcome)) onNothing();
      return outcome;
    },
    ({ jobId }) => onBegun(jobId),
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
      <OnlySome may={may} of={count} />
    </ConfirmDialog>
  );
}
