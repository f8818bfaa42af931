import { useState, type ReactElement } from 'react';
import { entityProblems } from '#domain/entity/entity.ts';
import { customEntitySettingsWords as words } from '#messages/entity/customEntityWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useUpdateCustomEntity } from '#web/screens/Teams/CustomEntities/useUpdateCustomEntity.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Teams/CustomEntities/CustomEntities.module.css';

interface CustomEntityNameProps {
  readonly id: string;
  readonly name: string;
}

/** The name, which becomes editable on Edit. */
export function CustomEntityName({ id, name }: CustomEntityNameProps): ReactElement {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <NameForm id={id} name={name} onClose={() => setEditing(false)} />;
  return (
    <div className={styles.pair}>
      <div className={styles.fact}>
        <span className={styles.term}>{words.name}</span>
        <span>{name}</span>
      </div>
      <Button look="quiet" icon="edit" label={words.editNamed(name)} onPress={() => setEditing(true)}>
        {words.edit}
      </Button>
    </div>
  );
}

function NameForm({ id, name, onClose }: CustomEntityNameProps & { readonly onClose: () => void }): ReactElement {
  const [updateCustomEntity] = useUpdateCustomEntity();
  const form = useForm({
    initial: { name },
    labels: { name: words.name },
    check: entityProblems,
    send: (values) => updateCustomEntity({ input: { customEntityId: id, name: values.name } }),
    onDone: () => {
      flash(words.saved);
      onClose();
    },
  });
  return (
    <Form label={words.editNamed(name)} {...form.form}>
      <TextField {...form.field('name')} isFirst isSpellChecked />
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
