import type { ReactElement } from 'react';
import { bulkExportWords } from '#messages/lists/exportsPageWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useDeleteBulkExport } from '#web/screens/Exports/BulkExports/useDeleteBulkExport.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface DeleteBulkExportProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function DeleteBulkExport({ id, name, onClose }: DeleteBulkExportProps): ReactElement {
  const [deleteBulkExport] = useDeleteBulkExport();
  const deleting = useAction(
    (bulkExportId: string) => deleteBulkExport({ input: { bulkExportId } }),
    () => {
      flash(bulkExportWords.deleted);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={bulkExportWords.deleteTitle(name)}
      confirm={bulkExportWords.confirmDelete}
      isDangerous
      isOpen
      isPending={deleting.pending !== null}
      refusal={deleting.refusal}
      onConfirm={() => deleting.run(id)}
      onCancel={onClose}
    >
      {bulkExportWords.deleteText}
    </ConfirmDialog>
  );
}
