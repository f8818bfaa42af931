import type { ReactElement } from 'react';
import { securityWords } from '#messages/account/securityWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useRemoveAuthenticatorApp } from '#web/screens/Account/Security/useRemoveAuthenticatorApp.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface RemoveAppProps {
  readonly isLast: boolean;
  readonly onClose: () => void;
}

export function RemoveAuthenticatorApp({ isLast, onClose }: RemoveAppProps): ReactElement {
  const [removeAuthenticatorApp] = useRemoveAuthenticatorApp();
  const removing = useAction(
    () => removeAuthenticatorApp({}),
    () => {
      flash(securityWords.appRemoved);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={securityWords.removeAppTitle}
      confirm={securityWords.removeApp}
      isDangerous
      isOpen
      isPending={removing.pending !== null}
      refusal={removing.refusal}
      onConfirm={() => removing.run('app')}
      onCancel={onClose}
    >
      <p>{securityWords.removeAppText}</p>
      {isLast && <p>{securityWords.lastFactorText}</p>}
    </ConfirmDialog>
  );
}
