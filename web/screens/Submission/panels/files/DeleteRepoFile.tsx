import type { ReactElement } from 'react';
import { filesPanelWords } from '#web/messages/filesPanelWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useDeleteRepoFile } from '#web/screens/Submission/panels/files/useDeleteRepoFile.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface DeleteRepoFileProps {
  readonly submissionId: string;
  readonly repoFileId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asked by its name before a file is gone for everybody. */
export function DeleteRepoFile({ submissionId, repoFileId, name, onClose }: DeleteRepoFileProps): ReactElement {
  const [remove] = useDeleteRepoFile();
  const deleting = useAction(
    (id: string) => remove({ input: { submissionId, repoFileId: id } }),
    () => {
      flash(filesPanelWords.deleted(name));
      onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={filesPanelWords.deleteTitle}
      confirm={filesPanelWords.deleteFile}
      isPending={deleting.pending !== null}
      refusal={deleting.refusal}
      onConfirm={() => deleting.run(repoFileId)}
      onCancel={onClose}
    >
      {filesPanelWords.deleteText(name)}
    </ConfirmDialog>
  );
}
