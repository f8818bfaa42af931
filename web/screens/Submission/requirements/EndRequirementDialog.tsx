import type { ReactElement } from 'react';
import { requirementWords } from '#messages/submission/requirementWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { useCancelRequirement } from '#web/screens/Submission/requirements/useCancelRequirement.ts';
import { useDeleteRequirement } from '#web/screens/Submission/requirements/useDeleteRequirement.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface EndRequirementProps {
  readonly requirementId: string;
  readonly name: string;
  readonly how: 'cancel' | 'delete';
  readonly onClose: () => void;
}

const words = {
  cancel: {
    title: requirementWords.cancelTitle,
    text: requirementWords.cancelText,
    confirm: requirementWords.cancel,
    done: requirementWords.canceled,
  },
  delete: {
    title: requirementWords.deleteTitle,
    text: requirementWords.deleteText,
    confirm: requirementWords.delete,
    done: requirementWords.deleted,
  },
} as const;

/** Confirms canceling or deleting a request. */
export function EndRequirementDialog({ requirementId, name, how, onClose }: EndRequirementProps): ReactElement {
  const [cancel] = useCancelRequirement();
  const [remove] = useDeleteRequirement();
  const ending = useAction(
    async (id: string): Promise<Outcome<unknown>> =>
      how === 'cancel' ? cancel({ input: { requirementId: id } }) : remove({ input: { requirementId: id } }),
    () => {
      flash(words[how].done(name));
      onClose();
    },
  );
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={words[how].title}
      confirm={words[how].confirm(name)}
      isPending={ending.pending !== null}
      refusal={ending.refusal}
      onConfirm={() => ending.run(requirementId)}
      onCancel={onClose}
    >
      {words[how].text(name)}
    </ConfirmDialog>
  );
}
