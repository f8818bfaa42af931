import type { ReactElement } from 'react';
import { filterNameProblems, type FilterKind, type FilterOf } from '#domain/filter/filter.ts';
import { savedFilterWords } from '#messages/lists/filterWords.ts';
import { useCreateAdvancedFilter } from '#web/lists/saved/useCreateAdvancedFilter.ts';
import { withSaveFailure } from '#web/lists/saved/withSaveFailure.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface SaveFilterProps {
  readonly kind: FilterKind;
  readonly filter: FilterOf<FilterKind>;
  readonly onSaved: (id: string, departure: GuardedNavigation) => void;
  readonly onClose: () => void;
}

export function SaveFilter({ kind, filter, onSaved, onClose }: SaveFilterProps): ReactElement {
  const [create] = useCreateAdvancedFilter();
  const form = useForm({
    initial: { name: '', isDefault: false as boolean },
    labels: { name: savedFilterWords.name, isDefault: savedFilterWords.beginWith },
    check: ({ name }) => filterNameProblems(name),
    send: async ({ name, isDefault }, idempotencyKey) =>
      withSaveFailure(await create({ input: { kind, name, isDefault, filters: filter, idempotencyKey }, kind })),
    onDone: ({ advancedFilter }, _values, departure) => {
      flash(savedFilterWords.saved);
      onSaved(advancedFilter.id, departure);
    },
  });
  return (
    <Dialog title={savedFilterWords.save} isOpen onClose={onClose}>
      <Form label={savedFilterWords.save} {...form.form}>
        <TextField {...form.field('name')} />
        <Checkbox {...form.field('isDefault')} />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {savedFilterWords.saveButton}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {savedFilterWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
