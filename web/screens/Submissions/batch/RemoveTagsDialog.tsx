import type { ReactElement } from 'react';
import { batchActionWords, batchWords } from '#messages/lists/batchWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { BatchActionDialogProps } from '#web/screens/Submissions/batch/BatchActionDialogProps.ts';
import { PartialSelectionNote } from '#web/screens/Submissions/batch/PartialSelectionNote.tsx';
import { TagChoices } from '#web/screens/Submissions/batch/TagChoices.tsx';
import { TagsFailure } from '#web/screens/Submissions/batch/TagsFailure.tsx';
import { hasNoMatches } from '#web/screens/Submissions/batch/useBatchAction.ts';
import { useTagsOfSelection } from '#web/screens/Submissions/batch/useTagsOfSelection.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';

/** Tags on the selection, each with its count. */
export function RemoveTagsDialog({
  chosen,
  batchAction,
  may,
  onClose,
  onNothing,
  onStarted,
}: BatchActionDialogProps): ReactElement {
  const { tags, hasFailed, refetch } = useTagsOfSelection(chosen, '', true);
  const form = useForm({
    initial: { tagNames: [] as readonly string[] },
    labels: { tagNames: batchWords.tagLabel },
    send: async ({ tagNames }, key) => {
      const outcome = await batchAction.send({ action: 'untag', key, tagNames });
      if (hasNoMatches(outcome)) onNothing();
      return outcome;
    },
    onDone: ({ jobId }) => onStarted(jobId),
  });
  const field = form.field('tagNames');
  const { value } = field;
  return (
    <Dialog title={batchWords.untagTitle(chosen.count)} isOpen onClose={onClose}>
      <PartialSelectionNote may={may} of={chosen.count} />
      {hasFailed && <TagsFailure onRetry={refetch} />}
      {!hasFailed && !tags?.length && (
        <p aria-live="polite">{tags === null ? batchWords.looking : batchWords.untagNone}</p>
      )}
      <Form label={batchActionWords.untag} {...form.form}>
        <TagChoices
          field={field}
          choices={(tags ?? []).map(({ name, count }) => ({
            name,
            label: batchWords.onSome(name, count, chosen.count),
          }))}
        />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isPending}
            pendingLabel={batchWords.working}
            blockedBecause={value.length === 0 ? batchWords.chooseTag : null}
            isReasonShown={false}
          >
            {batchActionWords.untag}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {batchWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
