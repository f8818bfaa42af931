import { useId, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formPresentationWords as words } from '#messages/form/formSettingsWords.ts';
import type { CategoryField_form$key } from '#web/__generated__/CategoryField_form.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import { useCreateTemplateCategory } from '#web/screens/Templates/Configuration/useCreateTemplateCategory.ts';
import { useFormChange } from '#web/screens/Templates/Configuration/useFormChange.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Templates/Configuration/FormAuthorities.module.css';

/** A form's category: an existing one or a new one. */
export function CategoryField({ form }: { readonly form: CategoryField_form$key }): ReactElement {
  const { id, team, category, offeredCategories } = useFragment(
    graphql`
      fragment CategoryField_form on MasterTemplate {
        id
        team {
          id
          availableActions
        }
        category {
          id
        }
        offeredCategories {
          id
          name
        }
      }
    `,
    form,
  );
  const fieldId = useId();
  const [name, setName] = useState('');
  const { keyFor } = useIdempotencyKey();
  const { choose, type } = useFormChange(id);
  const [createTemplateCategory] = useCreateTemplateCategory();
  const adding = useAction(
    async (typed: string) => {
      const made = await createTemplateCategory({
        input: { teamId: team.id, name: typed, idempotencyKey: keyFor([team.id, typed]) },
      });
      if (made.kind !== 'done') return made;
      return type({ categoryId: made.value.templateCategory.id });
    },
    (_done, typed) => {
      setName('');
      flash(words.categoryAdded(typed));
    },
  );
  const wanted = name.trim();
  const add = (): void => {
    if (wanted !== '') adding.run(wanted);
  };
  return (
    <>
      <SavedSelect
        label={words.category}
        hint={words.categoryHint}
        value={category?.id ?? ''}
        options={[
          { value: '', label: words.noCategory },
          ...offeredCategories.map((one) => ({ value: one.id, label: one.name })),
        ]}
        save={(value) => choose({ categoryId: value || null })}
      />
      {team.availableActions.includes('createForm') && (
        <div className={styles.add}>
          <TextField
            id={fieldId}
            name="category"
            label={words.newCategory}
            value={name}
            error={adding.refusal}
            onChange={setName}
            maxLength={100}
            onEnter={add}
          />
          <Button isPending={adding.pending !== null} onPress={add}>
            {words.addCategory}
          </Button>
        </div>
      )}
    </>
  );
}
