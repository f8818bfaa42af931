import type { ReactElement } from 'react';
import { draftHistoryWords as words } from '#messages/form/draftHistoryWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useRestoreDraft } from '#web/screens/Templates/History/useRestoreDraft.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface RestoreDraftProps {
  readonly draftId: string;
  readonly revision: number;
  readonly editId: string;
  /** the last change to keep, in words */
  readonly point: string;
  readonly onClose: () => void;
}

/** Confirms taking back all changes after an edit. */
export function RestoreDraft({ draftId, revision, editId, point, onClose }: RestoreDraftProps): ReactElement {
  const [restoreDraft] = useRestoreDraft();
  const restoring = useAction(
    (flowTemplateId: string) => restoreDraft({ input: { flowTemplateId, editId, revision } }),
    () => {
      flash(words.restored);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={words.restoreTitle}
      confirm={words.restoreDraft}
      isOpen
      isPending={restoring.pending !== null}
      refusal={restoring.refusal}
      onConfirm={() => restoring.run(draftId)}
      onCancel={onClose}
    >
      <p>{point}</p>
      <p>{words.restoreText}</p>
    </ConfirmDialog>
  );
}
