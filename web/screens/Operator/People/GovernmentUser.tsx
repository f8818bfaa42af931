import type { ReactElement } from 'react';
import { managePersonWords as words } from '#messages/operator/operatorPageWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { PersonDialogProps } from '#web/screens/Operator/People/PersonDialogProps.ts';
import { useSetGovernmentUser } from '#web/screens/Operator/People/useSetGovernmentUser.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

/** Makes a person a government user, or stops them from being one. */
export function GovernmentUser({ userId, name, isGovernment, onClose }: PersonDialogProps): ReactElement {
  const [setGovernmentUser] = useSetGovernmentUser();
  const setting = useAction(
    (id: string) => setGovernmentUser({ input: { userId: id, isGovernment: !isGovernment } }),
    () => {
      flash(isGovernment ? words.governmentRemoved(name) : words.governmentDone(name));
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={isGovernment ? words.removeGovernmentTitle(name) : words.governmentTitle(name)}
      confirm={isGovernment ? words.removeGovernment : words.actions.setGovernmentUser}
      isDangerous={isGovernment}
      isOpen
      isPending={setting.pending !== null}
      refusal={setting.refusal}
      onConfirm={() => setting.run(userId)}
      onCancel={onClose}
    >
      {isGovernment ? words.removeGovernmentText : words.governmentText}
    </ConfirmDialog>
  );
}
