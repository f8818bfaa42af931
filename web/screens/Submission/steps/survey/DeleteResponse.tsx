import type { ReactElement } from 'react';
import { surveyStaffWords as words } from '#messages/survey/surveyStaffWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useDeleteSurveyResponse } from '#web/screens/Submission/steps/survey/useDeleteSurveyResponse.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface DeleteResponseProps {
  readonly id: string;
  readonly scopedId: number;
  /** path of the response list */
  readonly back: string;
  readonly onCancel: () => void;
}

export function DeleteResponse({ id, scopedId, back, onCancel }: DeleteResponseProps): ReactElement {
  const [remove] = useDeleteSurveyResponse();
  const deleting = useAction(
    (surveyResponseId: string) => remove({ input: { surveyResponseId } }),
    (_done, _id, { go }) => {
      flash(words.deleted);
      go(back);
    },
  );
  return (
    <ConfirmDialog
      title={words.deleteTitle(scopedId)}
      confirm={words.deleteAction}
      isDangerous
      isOpen
      isPending={deleting.pending !== null}
      refusal={deleting.refusal}
      onConfirm={() => deleting.run(id)}
      onCancel={onCancel}
    >
      {words.deleteText}
    </ConfirmDialog>
  );
}
