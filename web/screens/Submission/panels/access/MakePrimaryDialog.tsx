import type { ReactElement } from 'react';
import { accessPanelWords } from '#messages/submission/accessPanelWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useMakePrimaryApplicant } from '#web/screens/Submission/panels/access/useMakePrimaryApplicant.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

interface MakePrimaryQuestionProps {
  readonly applicantId: string;
  readonly name: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Confirms handing over the primary role, which includes managing the other applicants. */
export function MakePrimaryDialog({ applicantId, name, onDone, onClose }: MakePrimaryQuestionProps): ReactElement {
  const [makePrimary] = useMakePrimaryApplicant();
  const makingPrimary = useAction((id: string) => makePrimary({ input: { applicantAttachmentId: id } }), onDone);
  return (
    <ConfirmDialog
      isOpen
      title={accessPanelWords.makePrimaryTitle(name)}
      confirm={accessPanelWords.makePrimary}
      isPending={makingPrimary.pending !== null}
      refusal={makingPrimary.refusal}
      onConfirm={() => makingPrimary.run(applicantId)}
      onCancel={onClose}
    >
      {accessPanelWords.makePrimaryText(name)}
    </ConfirmDialog>
  );
}
