import type { ReactElement } from 'react';
import { outputsWords } from '#messages/form/outputEditorWords.ts';
import { requireFields } from '#web/parts/form/requireFields.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useCreateConfiguredOutput } from '#web/screens/Templates/Outputs/useCreateConfiguredOutput.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface NewOutputProps {
  readonly draftId: string;
  readonly onClose: () => void;
}

export function NewOutput({ draftId, onClose }: NewOutputProps): ReactElement {
  const [createConfiguredOutput] = useCreateConfiguredOutput();
  const form = useForm({
    initial: { name: '' },
    labels: { name: outputsWords.name },
    check: requireFields('name'),
    send: ({ name }, idempotencyKey) =>
      createConfiguredOutput({ input: { flowTemplateId: draftId, name, idempotencyKey } }),
    onDone: () => {
      flash(outputsWords.added);
      onClose();
    },
  });
  return (
    <Dialog title={outputsWords.newTitle} isOpen onClose={onClose}>
      <Form label={outputsWords.newTitle} {...form.form}>
        <TextField {...form.field('name')} hint={outputsWords.nameHint} isFirst isSpellChecked maxLength={200} />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {outputsWords.create}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {outputsWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
