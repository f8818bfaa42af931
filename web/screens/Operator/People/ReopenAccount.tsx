import type { ReactElement } from 'react';
import { managePersonWords } from '#messages/operator/operatorPageWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { PersonDialogProps } from '#web/screens/Operator/People/PersonDialogProps.ts';
import { useReactivatePerson } from '#web/screens/Operator/People/useReactivatePerson.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

/** Reopens a closed account, even if its owner closed it. */
export function ReopenAccount({ userId, name, onClose }: PersonDialogProps): ReactElement {
  const [reactivatePerson] = useReactivatePerson();
  const opening = useAction(
    (id: string) => reactivatePerson({ input: { userId: id } }),
    () => {
      flash(managePersonWords.opened(name));
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={managePersonWords.openTitle(name)}
      confirm={managePersonWords.actions.reactivatePerson}
      isOpen
      isPending={opening.pending !== null}
      refusal={opening.refusal}
      onConfirm={() => opening.run(userId)}
      onCancel={onClose}
    >
      {managePersonWords.openText}
    </ConfirmDialog>
  );
}
