import { accessPanelWords } from '#messages/submission/accessPanelWords.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useAssignSubmission } from '#web/screens/Submission/panels/access/useAssignSubmission.ts';
import { flash } from '#web/ui/flashes.ts';

type Assigning = ReturnType<typeof useAction<boolean, unknown>>;

/** Assigns or unassigns someone with one click, with Undo in the flash. */
export function useToggleAssignee(
  submissionId: string,
  assigneeId: string,
  said: (assigned: boolean) => string,
): Assigning {
  const [assign] = useAssignSubmission();
  const send = (assigned: boolean) => assign({ input: { submissionId, assigneeId, assigned } });
  const takeBack = async (assigned: boolean): Promise<void> => {
    const sentence = outcomeSentence(await send(assigned));
    flash(sentence ?? said(assigned), sentence === null ? 'success' : 'danger');
  };
  return useAction(send, (_done, assigned) =>
    flash(said(assigned), 'success', { label: accessPanelWords.undo, run: () => void takeBack(!assigned) }),
  );
}
