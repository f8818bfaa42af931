import { useEffect, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { newEntityWords as words } from '#messages/entity/entityListWords.ts';
import type { NewEntityForm_kind$key } from '#web/__generated__/NewEntityForm_kind.graphql.ts';
import { FormServicesProvider } from '#web/forms/FormServices.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { inputDraft, saveInputDraft } from '#web/parts/inputDrafts.ts';
import { plainId } from '#web/relay/plainId.ts';
import { AlikeHint } from '#web/screens/Teams/Entities/AlikeHint.tsx';
import { EntityFieldInput } from '#web/screens/Teams/Entities/EntityFieldInput.tsx';
import { entityPath } from '#web/screens/Teams/Entities/entityPaths.ts';
import { useCreateEntity } from '#web/screens/Teams/Entities/useCreateEntity.ts';
import { useEntityFormServices } from '#web/screens/Teams/Entities/useEntityFormServices.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface NewEntityFormProps {
  readonly kind: NewEntityForm_kind$key;
  readonly slug: string;
}

type Values = Readonly<Record<string, string>>;

/** The name of a field's value among those of the form, which is also its path in a refusal. */
const valueName = (fieldId: string): string => `values.${fieldId}`;

/** The fields of a kind. Typed text is kept in this tab until the entity is created. */
export function NewEntityForm({ kind: key, slug }: NewEntityFormProps): ReactElement {
  const kind = useFragment(
    graphql`
      fragment NewEntityForm_kind on CustomEntity {
        id
        customEntityId
        nameField {
          fieldId
        }
        fields {
          id
          fieldId
          name
          ...EntityFieldInput_field
        }
      }
    `,
    key,
  );
  const { fields, nameField } = kind;
  const draftKey = `newEntity.${kind.customEntityId}`;
  const blank: Values = Object.fromEntries(
    ['name', 'note', ...fields.map(({ fieldId }) => valueName(fieldId))].map((name) => [name, '']),
  );
  const [kept] = useState(() => inputDraft(draftKey) as Values | null);
  const [isRestored, setRestored] = useState(kept !== null);
  const [createEntity] = useCreateEntity();
  const services = useEntityFormServices();
  const form = useForm<Values, { readonly entity?: { readonly id: string } | null }>({
    initial: blank,
    labels: {
      ...{ name: words.name, note: words.note },
      ...Object.fromEntries(fields.map(({ fieldId, name }) => [valueName(fieldId), name])),
    },
    send: (values, idempotencyKey) =>
      createEntity({
        input: {
          customEntityId: kind.id,
          name: nameField ? null : values['name'],
          note: values['note'] || null,
          values: fields.flatMap(({ id, fieldId }) => {
            const value = values[valueName(fieldId)] ?? '';
            return value === '' ? [] : [{ fieldId: id, value }];
          }),
          idempotencyKey,
        },
      }),
    onDone: ({ entity }, _values, { go }) => {
      saveInputDraft(draftKey, null);
      flash(words.created);
      if (entity) go(entityPath(slug, plainId(entity.id)));
    },
  });
  const { values, isEdited, set } = form;
  // once, so that restored text counts as an edit
  useEffect(() => {
    for (const [name, value] of Object.entries(kept ?? {})) if (name in blank && value !== '') set(name, value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (isEdited) saveInputDraft(draftKey, values);
  }, [isEdited, values, draftKey]);
  const startOver = (): void => {
    saveInputDraft(draftKey, null);
    form.replace(blank);
    setRestored(false);
  };
  const named = nameField && fields.find(({ fieldId }) => fieldId === nameField.fieldId);
  return (
    <FormServicesProvider value={services}>
      {isRestored && (
        <Alert tone="info" action={<Button onPress={startOver}>{words.discard}</Button>}>
          {words.restored}
        </Alert>
      )}
      <Form label={words.title} {...form.form}>
        {named ? <p>{words.namedBy(named.name)}</p> : <TextField {...form.field('name')} isSpellChecked />}
        {fields.map((field) => (
          <EntityFieldInput
            key={field.id}
            {...form.field(valueName(field.fieldId))}
            field={field}
            isOptional={field.fieldId !== nameField?.fieldId}
          />
        ))}
        <TextArea {...form.field('note')} hint={words.noteHint} isOptional />
        <AlikeHint
          kindId={kind.id}
          slug={slug}
          name={values[named ? valueName(named.fieldId) : 'name'] ?? ''}
          values={fields.flatMap(({ id, fieldId }) => {
            const value = values[valueName(fieldId)] ?? '';
            return value === '' ? [] : [{ fieldId: id, value }];
          })}
        />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={words.pending}>
            {words.save}
          </Button>
        </FormActions>
      </Form>
    </FormServicesProvider>
  );
}
