import type { ReactElement } from 'react';
import { haltingWords } from '#messages/submission/haltingWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useHaltSubmission } from '#web/screens/Submission/halting/useHaltSubmission.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

interface HaltQuestionProps {
  readonly submissionId: string;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

export function HaltDialog({ submissionId, isOwn, onClose }: HaltQuestionProps): ReactElement {
  const [halt] = useHaltSubmission();
  const halting = useAction((id: string) => halt({ input: { submissionId: id } }), onClose);
  return (
    <ConfirmDialog
      isOpen
      title={haltingWords.haltTitle}
      confirm={submissionWords.halt}
      isPending={halting.pending !== null}
      refusal={halting.refusal}
      onConfirm={() => halting.run(submissionId)}
      onCancel={onClose}
    >
      {isOwn ? haltingWords.haltTextForApplicant : haltingWords.haltTextForStaff}
    </ConfirmDialog>
  );
}
