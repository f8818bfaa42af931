import type { ReactElement } from 'react';

import { managePersonWords } from '#web/messages/operator.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

import type { AskedAbout } from './AskedAbout.ts';
import { useReactivatePerson } from './useReactivatePerson.ts';

/** Undoes the closing of an account, also one that the person closed. */
export function OpenAccount({ userId, name, onClose }: AskedAbout): ReactElement {
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
