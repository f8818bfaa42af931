import type { ReactElement } from 'react';
import { searchPagesWords as words } from '#messages/filling/searchPageWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useDeleteSearchPage } from '#web/screens/Teams/SearchPages/useDeleteSearchPage.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface DeleteSearchPageProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function DeleteSearchPage({ id, name, onClose }: DeleteSearchPageProps): ReactElement {
  const [deleteSearchPage] = useDeleteSearchPage();
  const deleting = useAction(
    (searchPageId: string) => deleteSearchPage({ input: { searchPageId } }),
    () => {
      flash(words.deleted);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={words.deleteTitle(name)}
      confirm={words.confirmDelete}
      isDangerous
      isOpen
      isPending={deleting.pending !== null}
      refusal={deleting.refusal}
      onConfirm={() => deleting.run(id)}
      onCancel={onClose}
    >
      {words.deleteText}
    </ConfirmDialog>
  );
}
