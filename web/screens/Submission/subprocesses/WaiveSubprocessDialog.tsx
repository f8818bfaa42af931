import type { ReactElement } from 'react';
import { subprocessWords as words } from '#messages/submission/subprocessWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useWaiveSubprocess } from '#web/screens/Submission/subprocesses/useWaiveSubprocess.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface WaiveQuestionProps {
  readonly requirementId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function WaiveSubprocessDialog({ requirementId, name, onClose }: WaiveQuestionProps): ReactElement {
  const [waive] = useWaiveSubprocess();
  const sending = useAction(
    (subprocessRequirementId: string) => waive({ input: { subprocessRequirementId } }),
    () => {
      flash(words.waived);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={words.waiveTitle(name)}
      confirm={words.waive}
      isPending={sending.pending !== null}
      refusal={sending.refusal}
      onConfirm={() => sending.run(requirementId)}
      onCancel={onClose}
    >
      {words.waiveText}
    </ConfirmDialog>
  );
}
