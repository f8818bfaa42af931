import type { ReactElement } from 'react';
import { securityWords } from '#messages/account/securityWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useRemovePasskey } from '#web/screens/Account/Security/useRemovePasskey.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface RemovePasskeyProps {
  readonly id: string;
  readonly name: string;
  readonly isLast: boolean;
  readonly onClose: () => void;
}

export function RemovePasskey({ id, name, isLast, onClose }: RemovePasskeyProps): ReactElement {
  const [removePasskey] = useRemovePasskey();
  const removing = useAction(
    (passkeyId: string) => removePasskey({ input: { passkeyId } }),
    () => {
      flash(securityWords.passkeyRemoved);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={securityWords.removePasskeyTitle(name)}
      confirm={securityWords.removePasskey}
      isDangerous
      isOpen
      isPending={removing.pending !== null}
      refusal={removing.refusal}
      onConfirm={() => removing.run(id)}
      onCancel={onClose}
    >
      <p>{securityWords.removePasskeyText}</p>
      {isLast && <p>{securityWords.lastFactorText}</p>}
    </ConfirmDialog>
  );
}
