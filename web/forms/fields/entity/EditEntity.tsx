import { useEffect, useRef, type ReactElement } from 'react';
import { entityFieldWords as words } from '#messages/filling/entityFieldWords.ts';
import type { EntityChange, EntityDetails } from '#web/forms/EntityServices.ts';
import { EntityValueField, typedValue, valueName } from '#web/forms/fields/entity/EntityValueField.tsx';
import { useFormServices } from '#web/forms/FormServices.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import styles from '#web/forms/fields/EntityInput.module.css';

interface EditEntityProps {
  readonly details: EntityDetails;
  /** loads the current values, which someone else may have changed */
  readonly onReload: () => Promise<void>;
  readonly onDone: (said: string) => void;
  readonly onCancel: () => void;
}

/** Staff edit the values; others suggest edits. Only changed values are sent, with the value that the author saw. */
export function EditEntity({ details, onReload, onDone, onCancel }: EditEntityProps): ReactElement {
  const { canEdit, id, values } = details;
  const { loadEntities } = useFormServices();
  const shown = values.filter(({ field }) => canEdit || field.editSuggestable);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);

  const initial = useRef(new Map(shown.map((each) => [each.field.fieldId, typedValue(each)])));
  const form = useForm<Record<string, string>, unknown>({
    initial: Object.fromEntries(shown.map((each) => [valueName(each.field), typedValue(each)])),
    labels: Object.fromEntries(shown.map(({ field }) => [valueName(field), field.name])),
    send: async (typed, key): Promise<Outcome<unknown>> => {
      const changes = shown.flatMap(({ field, value: from }): EntityChange[] => {
        const to = typed[valueName(field)] ?? '';
        return to.trim() === initial.current.get(field.fieldId)?.trim() ? [] : [{ fieldId: field.fieldId, from, to }];
      });
      if (changes.length === 0) return { kind: 'done', value: null };
      const entities = await loadEntities();
      const outcome = await entities[canEdit ? 'update' : 'suggest'](id, changes, key);
      if (outcome.kind === 'refused') await onReload();
      return outcome.kind === 'done' ? { kind: 'done', value: changes } : outcome;
    },
    onDone: (sent) => {
      if (sent === null) onCancel();
      else onDone(canEdit ? words.saved : words.submitted);
    },
  });
  return (
    <div ref={top} tabIndex={-1} className={styles.panel}>
      <Form label={canEdit ? words.edit : words.suggestTitle} {...form.form}>
        {!canEdit && <p className={styles.hint}>{words.suggestHint}</p>}
        {shown.map(({ field }) => (
          <EntityValueField key={field.fieldId} facts={field} {...form.field(valueName(field))} />
        ))}
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={canEdit ? words.saving : words.sending}>
            {canEdit ? words.save : words.send}
          </Button>
          <Button variant="quiet" onPress={onCancel}>
            {words.cancel}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}
