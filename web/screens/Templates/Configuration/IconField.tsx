import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formIcons, isFormIcon } from '#domain/template/formIcons.ts';
import { formPresentationWords as words, formIconWords } from '#messages/form/formSettingsWords.ts';
import type { IconField_form$key } from '#web/__generated__/IconField_form.graphql.ts';
import { useSavedValue } from '#web/parts/template/useSavedValue.ts';
import { useFormChange } from '#web/screens/Templates/Configuration/useFormChange.ts';
import { FieldGroup } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Templates/Configuration/IconField.module.css';

export function IconField({ form }: { readonly form: IconField_form$key }): ReactElement {
  const { id, icon } = useFragment(
    graphql`
      fragment IconField_form on MasterTemplate {
        id
        icon
      }
    `,
    form,
  );
  const { choose } = useFormChange(id);
  const { field } = useSavedValue({
    label: words.icon,
    value: isFormIcon(icon) ? icon : '',
    save: (value: string) => choose({ icon: value || null }),
    isTyped: false,
  });
  return (
    <FieldGroup id={field.id} label={field.label} hint={words.iconHint} error={field.error ?? null}>
      <div className={styles.icons}>
        {(['', ...formIcons] as const).map((name) => (
          <label key={name} className={styles.icon}>
            <input
              type="radio"
              name={field.name}
              value={name}
              checked={field.value === name}
              onChange={() => field.onChange(name)}
            />
            {name !== '' && <Icon name={name} />}
            <span>{name === '' ? words.noIcon : formIconWords[name]}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
