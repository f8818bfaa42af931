import type { ReactElement } from 'react';
import { managePersonWords } from '#messages/operator/operatorPageWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { PersonDialogProps } from '#web/screens/Operator/People/PersonDialogProps.ts';
import { useResetFactors } from '#web/screens/Operator/People/useResetFactors.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

/** For someone who lost all their second factors. */
export function ResetFactors({ userId, name, onClose }: PersonDialogProps): ReactElement {
  const [resetFactors] = useResetFactors();
  const resetting = useAction(
    (id: string) => resetFactors({ input: { userId: id } }),
    () => {
      flash(managePersonWords.reset(name));
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={managePersonWords.resetTitle(name)}
      confirm={managePersonWords.actions.resetFactors}
      isDangerous
      isOpen
      isPending={resetting.pending !== null}
      refusal={resetting.refusal}
      onConfirm={() => resetting.run(userId)}
      onCancel={onClose}
    >
      <p>{managePersonWords.resetText}</p>
      <p>{managePersonWords.resetAfter}</p>
    </ConfirmDialog>
  );
}
