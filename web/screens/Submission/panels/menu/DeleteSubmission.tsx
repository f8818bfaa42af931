import type { ReactElement } from 'react';
import { menuPanelWords } from '#messages/submission/menuPanelWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useDeleteSubmission } from '#web/screens/Submission/panels/menu/useDeleteSubmission.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface DeleteSubmissionProps {
  readonly submissionId: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Deleting requires typing the submission's name, and then leaves the page. */
export function DeleteSubmission({ submissionId, name, isOwn, onClose }: DeleteSubmissionProps): ReactElement {
  const [remove] = useDeleteSubmission();
  const deleting = useAction(
    (id: string) => remove({ input: { submissionId: id } }),
    (_deleted, _id, { go }) => {
      flash(menuPanelWords.deleted(name));
      go(isOwn ? '/dashboard' : '/processes');
    },
  );
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={menuPanelWords.deleteTitle}
      confirm={menuPanelWords.delete}
      isPending={deleting.pending !== null}
      refusal={deleting.refusal && `${menuPanelWords.deleteFailed} ${deleting.refusal}`}
      onConfirm={() => deleting.run(submissionId)}
      onCancel={onClose}
    >
      {menuPanelWords.deleteText(name)}
    </ConfirmDialog>
  );
}
