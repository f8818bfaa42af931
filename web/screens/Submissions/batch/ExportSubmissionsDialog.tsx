import type { ReactElement } from 'react';
import { batchActionWords, batchWords } from '#messages/lists/batchWords.ts';
import { exportsPageWords, newExportWords } from '#messages/lists/exportsPageWords.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { selectionInput, type SelectedSubmissions } from '#web/screens/Submissions/batch/SelectedSubmissions.ts';
import { hasNoMatches } from '#web/screens/Submissions/batch/useBatchAction.ts';
import { useExportSubmissions } from '#web/screens/Submissions/batch/useExportSubmissions.ts';
import type { SubmissionListSort } from '#web/screens/Submissions/submissionListView.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';

interface ExportManyProps {
  readonly chosen: SelectedSubmissions;
  /** number of submissions the user may export */
  readonly count: number;
  /** sort order of the list */
  readonly listedBy: SubmissionListSort;
  readonly onClose: () => void;
  readonly onNothing: () => void;
}

const formats = Object.entries(newExportWords.formats).map(([value, label]) => ({ value, label }));

/** Chooses the export format. */
export function ExportSubmissionsDialog({
  chosen,
  count,
  listedBy,
  onClose,
  onNothing,
}: ExportManyProps): ReactElement {
  const depart = useGuardedNavigation();
  const [createExport] = useExportSubmissions();
  const named = selectionInput(chosen);
  const { sort, isAscending: ascending } = listedBy;
  const form = useForm({
    initial: { format: 'csv' },
    labels: { format: newExportWords.format },
    send: async ({ format }, idempotencyKey) => {
      const outcome = await createExport({
        input: {
          ...{ type: 'submissions', format: format === 'xlsx' ? 'xlsx' : 'csv', idempotencyKey },
          ...('filters' in named ? { filters: named.filters, sort, ascending } : { ids: named.submissionIds }),
        },
      });
      if (hasNoMatches(outcome)) onNothing();
      return outcome;
    },
    onDone: () => {
      onClose();
      flash(exportsPageWords.queued, 'success', {
        label: batchWords.showExports,
        run: () => depart().go('/exports'),
      });
    },
  });
  return (
    <Dialog title={batchWords.exportTitle(count)} isOpen onClose={onClose}>
      <p>{batchWords.exportText}</p>
      <Form label={batchWords.exportTitle(count)} {...form.form}>
        <RadioGroup {...form.field('format')} options={formats} />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={newExportWords.pending}>
            {batchActionWords.export}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {batchWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
