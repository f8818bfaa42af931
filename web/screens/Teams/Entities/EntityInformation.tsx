import { useId, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { entityPageWords as words } from '#messages/entity/entityPageWords.ts';
import type { EntityInformation_entity$key } from '#web/__generated__/EntityInformation_entity.graphql.ts';
import { FormServicesProvider } from '#web/forms/FormServices.ts';
import { EditedValue } from '#web/screens/Teams/Entities/EditedValue.tsx';
import { EntityFieldInput } from '#web/screens/Teams/Entities/EntityFieldInput.tsx';
import { EntityValues } from '#web/screens/Teams/Entities/EntityValues.tsx';
import { useEntityEdits } from '#web/screens/Teams/Entities/useEntityEdits.ts';
import { useEntityFormServices } from '#web/screens/Teams/Entities/useEntityFormServices.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** The entity's name, fields, and notes, edited in place. */
export function EntityInformation({ entity: key }: { readonly entity: EntityInformation_entity$key }): ReactElement {
  const entity = useFragment(
    graphql`
      fragment EntityInformation_entity on Entity {
        id
        name
        note
        availableActions
        customEntity {
          nameField {
            fieldId
          }
        }
        values {
          field {
            id
            fieldId
            name
            ...EntityFieldInput_field
          }
          value
          text
        }
        ...EntityValues_entity
      }
    `,
    key,
  );
  const formId = useId();
  const services = useEntityFormServices();
  const { id, name, note, values, customEntity, availableActions } = entity;
  const nameOf = (fieldId: string): string => `values.${fieldId}`;
  // null until the viewer decides: edits kept from an earlier visit are shown right away
  const [wantsEditing, setEditing] = useState<boolean | null>(null);
  const edits = useEntityEdits(
    {
      id,
      current: {
        ...{ name, note: note ?? '' },
        ...Object.fromEntries(values.map(({ field, value }) => [nameOf(field.fieldId), value ?? ''])),
      },
      fieldIds: new Map(values.map(({ field }) => [nameOf(field.fieldId), field.id])),
    },
    () => {
      setEditing(false);
      flash(words.saved);
    },
  );
  if (!(wantsEditing ?? edits.hasEdits))
    return (
      <Card title={words.information}>
        <EntityValues entity={entity} />
        {availableActions.includes('updateEntity') && (
          <div>
            <Button icon="edit" onPress={() => setEditing(true)}>
              {words.edit}
            </Button>
          </div>
        )}
      </Card>
    );
  const theirs = new Map([
    ['name', name],
    ['note', note ?? ''],
    ...values.map(({ field, text }) => [nameOf(field.fieldId), text] as const),
  ]);
  const labels = new Map([
    ['name', words.name],
    ['note', words.notes],
    ...values.map(({ field }) => [nameOf(field.fieldId), field.name] as const),
  ]);
  const fieldOf = (at: string) => ({
    ...{ id: `${formId}${at}`, name: at, label: labels.get(at) ?? '', error: edits.errors[at] ?? null },
    value: edits.textOf(at),
    onChange: (text: string) => {
      setEditing(true);
      edits.edit(at, text);
    },
  });
  const conflictOf = (at: string) => ({
    theirs: edits.conflicts.includes(at) ? (theirs.get(at) ?? '') : null,
    onChoose: (whose: 'mine' | 'theirs') => edits.choose(at, whose),
  });
  const blocked = edits.conflicts.length > 0 ? words.decideFirst : edits.isEdited ? null : words.nothingChanged;
  return (
    <Card title={words.information}>
      <FormServicesProvider value={services}>
        <Form
          label={words.information}
          mistakes={Object.entries(edits.errors).map(([at, sentence]) => ({
            fieldId: labels.has(at) ? `${formId}${at}` : null,
            sentence: `${labels.get(at) ?? ''} ${sentence}`.trim(),
          }))}
          refusal={edits.refusal}
          failures={edits.failures}
          isEdited={edits.isEdited}
          onSubmit={() => {
            if (blocked === null) edits.save();
          }}
        >
          {!customEntity?.nameField && (
            <EditedValue {...conflictOf('name')}>
              <TextField {...fieldOf('name')} isSpellChecked />
            </EditedValue>
          )}
          {values.map(({ field }) => (
            <EditedValue key={field.id} {...conflictOf(nameOf(field.fieldId))}>
              <EntityFieldInput {...fieldOf(nameOf(field.fieldId))} field={field} />
            </EditedValue>
          ))}
          <EditedValue {...conflictOf('note')}>
            <TextArea {...fieldOf('note')} hint={words.notesHint} />
          </EditedValue>
          <FormActions>
            <Button
              type="submit"
              variant="primary"
              isPending={edits.isPending}
              pendingLabel={words.saving}
              blockedBecause={blocked}
            >
              {words.save}
            </Button>
            <Button
              variant="quiet"
              onPress={() => {
                edits.cancel();
                setEditing(false);
              }}
            >
              {words.cancel}
            </Button>
          </FormActions>
        </Form>
      </FormServicesProvider>
    </Card>
  );
}
