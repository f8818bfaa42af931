import type { ReactElement, ReactNode } from 'react';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

interface DeleteQuestionProps<Done> {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  /** heading above the reason for a refusal */
  readonly refusedTitle?: string;
  readonly send: () => Promise<Outcome<Done>>;
  readonly onDone: (done: Done, departure: GuardedNavigation) => void;
  readonly onClose: () => void;
}

/** Confirms a deletion that others may notice. A refusal says what still needs the item. */
export function DeleteDialog<Done>(props: DeleteQuestionProps<Done>): ReactElement {
  const { title, children, confirm, refusedTitle, send, onDone, onClose } = props;
  const deleting = useAction(send, (done, _title, departure) => onDone(done, departure));
  const { refusal } = deleting;
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      isDangerous
      isOpen
      isPending={deleting.pending !== null}
      refusal={refusal !== null && refusedTitle ? `${refusedTitle}. ${refusal}` : refusal}
      onConfirm={() => deleting.run(title)}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
