import { useId, useState, type ReactElement } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/parts/SearchBox.module.css';

interface SearchBoxProps {
  readonly label: string;
  readonly action: string;
  readonly initial: string;
  /** search parameter for the text, where the search works without scripts */
  readonly name: string;
  readonly onSearch: (text: string) => void;
}

/** A search field that searches on submit, not while typing. */
export function SearchBox({ label, action, initial, name, onSearch }: SearchBoxProps): ReactElement {
  const id = useId();
  const [text, setText] = useState(initial);
  return (
    <search>
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <TextField id={id} name={name} type="search" label={label} value={text} onChange={setText} />
        <Button type="submit" icon="search">
          {action}
        </Button>
      </form>
    </search>
  );
}
