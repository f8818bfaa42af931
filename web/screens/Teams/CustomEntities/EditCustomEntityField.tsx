import type { ReactElement } from 'react';
import { customEntityFieldProblems } from '#domain/entity/customEntity.ts';
import { customEntityFieldWords as words } from '#messages/entity/customEntityWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { linesOf } from '#web/screens/Teams/CustomEntities/linesOf.ts';
import { useUpdateCustomEntityField } from '#web/screens/Teams/CustomEntities/useUpdateCustomEntityField.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface EditCustomEntityFieldProps {
  readonly id: string;
  readonly name: string;
  readonly options: readonly string[];
  readonly hasOptions: boolean;
  readonly onClose: () => void;
}

/** The name of a field, and the choices of a multiple choice field, saved with Save. */
export function EditCustomEntityField(props: EditCustomEntityFieldProps): ReactElement {
  const { id, name, options, hasOptions, onClose } = props;
  const [updateCustomEntityField] = useUpdateCustomEntityField();
  const form = useForm({
    initial: { name, options: options.join('\n') },
    labels: { name: words.name, options: words.options },
    check: (values) =>
      customEntityFieldProblems({
        ...{ name: values.name, dataType: hasOptions ? 'multiple_choice' : 'string', viewable: false },
        ...{ options: linesOf(values.options), editSuggestable: false },
      }),
    send: (values) =>
      updateCustomEntityField({
        input: {
          ...{ customEntityFieldId: id, name: values.name },
          ...(hasOptions ? { options: linesOf(values.options) } : {}),
        },
      }),
    onDone: () => {
      flash(words.saved);
      onClose();
    },
  });
  return (
    <Form label={words.editNamed(name)} {...form.form}>
      <TextField {...form.field('name')} isFirst isSpellChecked />
      {hasOptions && <TextArea {...form.field('options')} hint={words.optionsHint} rows={5} />}
      <FormActions>
        <Button type="submit" look="primary" isPending={form.isPending} pendingLabel={words.saving}>
          {words.save}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {uiWords.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}
