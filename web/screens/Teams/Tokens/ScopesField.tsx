import type { ReactElement } from 'react';
import { tokenAreas } from '#domain/access/scopes.ts';
import { newTokenWords, tokenAreaWords } from '#messages/account/tokenWords.ts';
import { FieldGroup, type FieldProps } from '#web/ui/Field.tsx';
import styles from '#web/screens/Teams/Tokens/ScopesField.module.css';

const rights = [
  { right: 'read', word: newTokenWords.read },
  { right: 'write', word: newTokenWords.write },
] as const;

/** Read and change permissions of a token per area. */
export function ScopesField(field: FieldProps<readonly string[]>): ReactElement {
  const toggle = (scope: string, isOn: boolean): void =>
    field.onChange(isOn ? [...field.value, scope] : field.value.filter((held) => held !== scope));
  return (
    <FieldGroup {...field}>
      <div className={styles.areas}>
        {tokenAreas.map((area) => (
          <fieldset key={area} className={styles.area}>
            <legend>{tokenAreaWords[area]}</legend>
            {rights.map(({ right, word }) => {
              const scope = `${area}:${right}`;
              return (
                <label key={right} className={styles.right}>
                  <input
                    type="checkbox"
                    name={`${field.name}.${area}`}
                    value={scope}
                    checked={field.value.includes(scope)}
                    onChange={(event) => toggle(scope, event.currentTarget.checked)}
                  />
                  {word}
                </label>
              );
            })}
          </fieldset>
        ))}
      </div>
    </FieldGroup>
  );
}
