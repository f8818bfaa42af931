import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react';
import { metricsWords } from '#messages/lists/metricsWords.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Dashboard/MultiSelect.module.css';

interface Choice {
  readonly id: string;
  readonly name: string;
}

interface PickListProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Number of choices from which the search is shown. */
const searchedFrom = 10;

/** Multi-select in a collapsible control that shows the count. None selected means all. */
export function MultiSelect({ label, choices, value, onChange }: PickListProps): ReactElement {
  const id = useId();
  const frame = useRef<HTMLDetailsElement>(null);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = choices.filter(({ name }) => name.toLowerCase().includes(wanted));
  const fold = (): void => {
    if (frame.current) frame.current.open = false;
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) fold();
  };
  const escape = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    if (key !== 'Escape') return;
    fold();
    currentTarget.querySelector('summary')?.focus();
  };
  const only = value.length === 1 ? choices.find(({ id: choice }) => choice === value[0])?.name : undefined;
  const said = value.length === 0 ? metricsWords.all : (only ?? metricsWords.chosen(value.length));
  return (
    // Only closes itself on blur and Escape; not interactive otherwise.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={frame} className={styles.list} onBlur={leave} onKeyDown={escape}>
      <summary>
        <span className={styles.label}>{label}</span>
        <span className={styles.control}>
          <span className={styles.said}>{said}</span>
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <fieldset className={styles.choices}>
        <legend>{label}</legend>
        {choices.length >= searchedFrom && (
          <TextField
            id={`${id}-search`}
            name="search"
            type="search"
            label={metricsWords.find}
            value={search}
            onChange={setSearch}
          />
        )}
        <div className={styles.scroll}>
          {found.map(({ id: choice, name }) => (
            <Checkbox
              key={choice}
              id={`${id}-${choice}`}
              name={label}
              label={name}
              value={value.includes(choice)}
              onChange={(isOn) => onChange(isOn ? [...value, choice] : value.filter((held) => held !== choice))}
            />
          ))}
          {found.length === 0 && <p>{metricsWords.noneFound}</p>}
        </div>
      </fieldset>
    </details>
  );
}
