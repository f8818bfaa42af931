import { useState, type ReactElement } from 'react';
import { confirmCountProblems } from '#domain/filter/lists.ts';
import { batchWords } from '#messages/lists/batchWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { BatchActionDialogProps } from '#web/screens/Submissions/batch/BatchActionDialogProps.ts';
import { PartialSelectionNote } from '#web/screens/Submissions/batch/PartialSelectionNote.tsx';
import { hasNoMatches } from '#web/screens/Submissions/batch/useBatchAction.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const fault = batchWords.fault('delete');

/** Deleting requires typing the count, which follows rows coming and going. */
export function DeleteSubmissionsDialog({
  chosen,
  batchAction,
  may,
  onClose,
  onNothing,
  onStarted,
}: BatchActionDialogProps): ReactElement {
  const { count } = chosen;
  const [seen] = useState(count);
  const form = useForm({
    initial: { confirmCount: '' },
    labels: { confirmCount: batchWords.deleteLabel(count) },
    check: ({ confirmCount }) => confirmCountProblems(confirmCount, count),
    send: async ({ confirmCount }, key) => {
      const outcome = await batchAction.send({ action: 'delete', key, confirmCount });
      if (hasNoMatches(outcome)) onNothing();
      return outcome;
    },
    fault,
    onDone: ({ jobId }) => onStarted(jobId),
  });
  return (
    <Dialog title={batchWords.deleteTitle(count)} isOpen onClose={onClose} isAlert>
      <p>{batchWords.deleteText}</p>
      <PartialSelectionNote may={may} of={count} />
      <Form
        label={batchWords.deleteTitle(count)}
        {...form.form}
        refusalTitle={form.form.refusal === fault ? batchWords.faultTitle : undefined}
      >
        <TextField
          {...form.field('confirmCount')}
          inputMode="numeric"
          hint={<output>{count === seen ? '' : batchWords.deleteChanged(count)}</output>}
        />
        <FormActions>
          <Button type="submit" variant="danger" isPending={form.isPending} pendingLabel={batchWords.working}>
            {batchWords.deleteConfirm(count)}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {batchWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
