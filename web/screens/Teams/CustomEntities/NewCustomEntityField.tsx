import type { ReactElement } from 'react';
import { customEntityFieldProblems } from '#domain/entity/customEntity.ts';
import { entityDataTypes } from '#domain/entity/entityValue.ts';
import { customEntityFieldWords as words } from '#messages/entity/customEntityWords.ts';
import { kindWords } from '#messages/form/kindWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { linesOf } from '#web/screens/Teams/CustomEntities/linesOf.ts';
import { useCreateCustomEntityField } from '#web/screens/Teams/CustomEntities/useCreateCustomEntityField.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Teams/CustomEntities/CustomEntities.module.css';

interface NewCustomEntityFieldProps {
  readonly customEntityId: string;
  readonly onClose: () => void;
}

const initial = { name: '', dataType: 'string', options: '', viewable: true, editSuggestable: false };
const labels = {
  ...{ name: words.name, dataType: words.dataType, options: words.options },
  ...{ viewable: words.view, editSuggestable: words.suggest },
};

const typeOf = (text: string) => entityDataTypes.find((type) => type === text) ?? 'string';

export function NewCustomEntityField({ customEntityId, onClose }: NewCustomEntityFieldProps): ReactElement {
  const [createCustomEntityField] = useCreateCustomEntityField();
  const form = useForm({
    initial,
    labels,
    check: (values) => customEntityFieldProblems({ ...values, options: linesOf(values.options) }),
    send: ({ name, dataType, options, viewable, editSuggestable }, idempotencyKey) =>
      createCustomEntityField({
        input: {
          ...{ customEntityId, name, dataType: typeOf(dataType), viewable, idempotencyKey },
          ...(dataType === 'multiple_choice' ? { options: linesOf(options) } : {}),
          editSuggestable: viewable && editSuggestable,
        },
      }),
    onDone: () => {
      flash(words.created);
      onClose();
    },
  });
  const view = form.field('viewable');
  const suggest = form.field('editSuggestable');
  return (
    <div className={styles.form}>
      <Form label={words.newTitle} {...form.form}>
        <TextField {...form.field('name')} isFirst isSpellChecked />
        <Select
          {...form.field('dataType')}
          hint={words.dataTypeHint}
          options={entityDataTypes.map((type) => ({ value: type, label: kindWords[type].name }))}
        />
        {form.values.dataType === 'multiple_choice' && (
          <TextArea {...form.field('options')} hint={words.optionsHint} rows={5} />
        )}
        <div>
          <Checkbox {...view} hint={words.viewHint} />
          {form.values.viewable && <Checkbox {...suggest} hint={words.suggestHint} />}
        </div>
        <FormActions>
          <Button type="submit" look="primary" isPending={form.isPending} pendingLabel={words.saving}>
            {words.save}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {uiWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}
