import { useState, type ReactElement } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { describedBy, Field, type FieldProps } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import fieldStyles from '#web/ui/Field.module.css';
import styles from '#web/ui/PasswordField.module.css';

interface PasswordFieldProps extends FieldProps<string> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** Can be revealed, pasted into, and filled by a password manager. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps): ReactElement {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...field}>
      <div className={styles.frame}>
        <input
          id={field.id}
          name={field.name}
          className={`${fieldStyles.input} ${styles.input}`}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={field.value}
          onChange={(event) => field.onChange(event.currentTarget.value)}
          onBlur={field.onBlur}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={describedBy(field)}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={isShown ? uiWords.hidePassword : uiWords.showPassword}
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
          <span aria-hidden="true">{isShown ? uiWords.hide : uiWords.show}</span>
        </button>
      </div>
    </Field>
  );
}
