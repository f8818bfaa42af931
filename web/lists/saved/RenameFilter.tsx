import type { ReactElement } from 'react';
import { filterRenameProblems, type FilterKind } from '#domain/filter/filter.ts';
import { savedFilterWords } from '#messages/lists/filterWords.ts';
import { useUpdateAdvancedFilter } from '#web/lists/saved/useUpdateAdvancedFilter.ts';
import { withSaveFailure } from '#web/lists/saved/withSaveFailure.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface RenameFilterProps {
  readonly kind: FilterKind;
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function RenameFilter({ kind, id, name: known, onClose }: RenameFilterProps): ReactElement {
  const [update] = useUpdateAdvancedFilter();
  const form = useForm({
    initial: { name: known },
    labels: { name: savedFilterWords.name },
    check: ({ name }) => filterRenameProblems(name),
    send: async ({ name }) => withSaveFailure(await update({ input: { advancedFilterId: id, name }, kind })),
    onDone: () => {
      flash(savedFilterWords.renamed);
      onClose();
    },
  });
  return (
    <Dialog title={savedFilterWords.renameTitle} isOpen onClose={onClose}>
      <Form label={savedFilterWords.renameTitle} {...form.form}>
        <TextField {...form.field('name')} hint={savedFilterWords.renameHint} />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {savedFilterWords.renameButton}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {savedFilterWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
