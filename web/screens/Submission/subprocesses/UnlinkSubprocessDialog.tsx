import type { ReactElement } from 'react';
import { subprocessWords as words } from '#messages/submission/subprocessWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useUnlinkSubprocess } from '#web/screens/Submission/subprocesses/useUnlinkSubprocess.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface UnlinkQuestionProps {
  readonly requirementId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function UnlinkSubprocessDialog({ requirementId, name, onClose }: UnlinkQuestionProps): ReactElement {
  const [unlink] = useUnlinkSubprocess();
  const sending = useAction(
    (subprocessRequirementId: string) => unlink({ input: { subprocessRequirementId } }),
    () => {
      flash(words.unlinked);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={words.unlinkTitle(name)}
      confirm={words.unlink}
      isPending={sending.pending !== null}
      refusal={sending.refusal}
      onConfirm={() => sending.run(requirementId)}
      onCancel={onClose}
    >
      {words.unlinkText}
    </ConfirmDialog>
  );
}
