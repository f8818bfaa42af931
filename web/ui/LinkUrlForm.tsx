import { useEffect, useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { richTextWords } from '#messages/form/richTextWords.ts';
import { Button } from '#web/ui/Button.tsx';
import { safeLink } from '#web/ui/richHtml.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/ui/RichTextField.module.css';

interface LinkAddressProps {
  /** current URL; '' for a new link */
  readonly before: string;
  /** receives '' to remove the link, null for no change */
  readonly onDone: (href: string | null) => void;
}

export function LinkUrlForm({ before, onDone }: LinkAddressProps): ReactElement {
  const id = useId();
  const [typed, setTyped] = useState(before.replace(/^mailto:/i, ''));
  const [isWrong, setWrong] = useState(false);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const add = (): void => {
    const href = safeLink(typed);
    if (href === null) setWrong(true);
    else onDone(href);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onDone(null);
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add();
  };
  return (
    <div role="presentation" className={styles.address} onKeyDown={press}>
      <TextField
        id={id}
        name={id}
        type="text"
        inputMode="url"
        label={richTextWords.address}
        hint={richTextWords.addressHint}
        error={isWrong ? richTextWords.addressInvalid : null}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
      />
      <div className={styles.addressTools}>
        <Button onPress={add}>{before ? richTextWords.changeLink : richTextWords.addLink}</Button>
        {before && (
          <Button variant="quiet" onPress={() => onDone('')}>
            {richTextWords.removeLink}
          </Button>
        )}
        <Button variant="quiet" onPress={() => onDone(null)}>
          {richTextWords.cancel}
        </Button>
      </div>
    </div>
  );
}
