import { useId, type ReactElement } from 'react';
import { portalWords as words } from '#messages/filling/portalWords.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/parts/portal/FormSearchBox.module.css';

interface FormSearchBoxProps {
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** searches without waiting for the end of typing */
  readonly onEnter: () => void;
}

/** The large search box of public pages. It searches while people type. */
export function FormSearchBox({ label = words.search, value, onChange, onEnter }: FormSearchBoxProps): ReactElement {
  const id = useId();
  return (
    <search>
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <label htmlFor={id}>{label}</label>
        <div className={styles.line}>
          <Icon name="search" />
          <input
            id={id}
            type="search"
            name="q"
            value={value}
            placeholder={words.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      </form>
    </search>
  );
}
