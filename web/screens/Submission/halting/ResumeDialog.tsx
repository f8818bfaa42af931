import type { ReactElement } from 'react';
import { haltingWords } from '#messages/submission/haltingWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useResumeSubmission } from '#web/screens/Submission/halting/useResumeSubmission.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface ResumeQuestionProps {
  readonly submissionId: string;
  readonly onClose: () => void;
}

/** Confirms resuming a rejected submission. */
export function ResumeDialog({ submissionId, onClose }: ResumeQuestionProps): ReactElement {
  const [resume] = useResumeSubmission();
  const resuming = useAction(
    (id: string) => resume({ input: { submissionId: id } }),
    () => {
      flash(haltingWords.resumed);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={haltingWords.resumeRejectedTitle}
      confirm={haltingWords.resume}
      isPending={resuming.pending !== null}
      refusal={resuming.refusal}
      onConfirm={() => resuming.run(submissionId)}
      onCancel={onClose}
    >
      {haltingWords.resumeRejectedText}
    </ConfirmDialog>
  );
}
