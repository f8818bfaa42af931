import type { ReactElement } from 'react';
import { exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useRemoveExport } from '#web/screens/Exports/useRemoveExport.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface RemoveExportProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function RemoveExport({ id, name, onClose }: RemoveExportProps): ReactElement {
  const [removeExport] = useRemoveExport();
  const removing = useAction(
    (exportId: string) => removeExport({ input: { exportId } }),
    () => {
      flash(exportsPageWords.removed);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={exportsPageWords.removeTitle(name)}
      confirm={exportsPageWords.remove}
      isDangerous
      isOpen
      isPending={removing.pending !== null}
      refusal={removing.refusal}
      onConfirm={() => removing.run(id)}
      onCancel={onClose}
    >
      {exportsPageWords.removeText}
    </ConfirmDialog>
  );
}
