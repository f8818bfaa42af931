import { useEffect, useRef, useState, type ReactElement } from 'react';
import { isBlank } from '#domain/kernel/text.ts';
import { entityFieldWords as words } from '#messages/filling/entityFieldWords.ts';
import type { OpenedEntityKind, FoundEntity } from '#web/forms/EntityServices.ts';
import { EntityList } from '#web/forms/fields/entity/EntityList.tsx';
import { EntityValueField, valueName } from '#web/forms/fields/entity/EntityValueField.tsx';
import { useFormServices } from '#web/forms/FormServices.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/forms/fields/EntityInput.module.css';

interface CreateEntityProps {
  readonly fieldId: string;
  readonly kind: OpenedEntityKind;
  readonly kindName: string;
  readonly onChoose: (entity: FoundEntity) => void;
  readonly onCancel: () => void;
}

const mostSimilar = 3;

/** Adds an entity of the kind and chooses it. Points out entities whose names have the same words. */
export function CreateEntity({ fieldId, kind, kindName, onChoose, onCancel }: CreateEntityProps): ReactElement {
  const { loadEntities } = useFormServices();
  const [similar, setSimilar] = useState<readonly FoundEntity[]>([]);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  const nameField = kind.fields.find(({ isNameField }) => isNameField);
  const nameKey = nameField ? valueName(nameField) : 'name';

  const form = useForm<Record<string, string>, FoundEntity>({
    initial: Object.fromEntries([nameKey, ...kind.fields.map(valueName)].map((name) => [name, ''])),
    labels: { name: words.name, ...Object.fromEntries(kind.fields.map((field) => [valueName(field), field.name])) },
    check: (typed) => (isBlank(typed[nameKey] ?? '') ? [{ path: nameKey, code: 'nameMissing' }] : []),
    send: async (typed, key) => {
      const values = kind.fields.flatMap((field) => {
        const value = typed[valueName(field)] ?? '';
        return isBlank(value) ? [] : [{ fieldId: field.fieldId, value }];
      });
      const entities = await loadEntities();
      return entities.create(fieldId, { name: nameField ? null : (typed['name'] ?? ''), values }, key);
    },
    onDone: (created) => onChoose(created),
  });
  const lookForSimilar = async (): Promise<void> => {
    const name = form.values[nameKey] ?? '';
    if (isBlank(name)) return setSimilar([]);
    // Only a hint: without it, people can still add the entity.
    const found = await loadEntities()
      .then((entities) => entities.find(fieldId, name))
      .catch(() => []);
    setSimilar(found.slice(0, mostSimilar));
  };
  const leaveName = { onBlur: () => void lookForSimilar() };
  return (
    <div ref={top} tabIndex={-1} className={styles.card}>
      <strong>{words.createTitle(kindName)}</strong>
      <Form label={words.createTitle(kindName)} {...form.form}>
        <p className={styles.hint}>{words.createHint}</p>
        {!nameField && <TextField {...form.field('name')} {...leaveName} isSpellChecked />}
        {kind.fields.map((field) => (
          <EntityValueField
            key={field.fieldId}
            facts={field}
            {...form.field(valueName(field))}
            {...(field.isNameField ? leaveName : { isOptional: true })}
          />
        ))}
        <output>
          <EntityList title={words.existing} entities={similar} onChoose={onChoose} />
        </output>
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={words.adding}>
            {words.add}
          </Button>
          <Button variant="quiet" onPress={onCancel}>
            {words.cancel}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}
