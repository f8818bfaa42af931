import type { ReactElement } from 'react';
import { filterWords } from '#messages/lists/filterWords.ts';
import { TruncatedName } from '#web/parts/TruncatedName.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/lists/filter/Filter.module.css';

export interface ConditionChoice {
  readonly id: string;
  readonly name: string;
  /** tells apart choices with the same name */
  readonly hint: string | null;
}

interface ChoicePickerProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | null;
  readonly chosen: readonly ConditionChoice[];
  /** options matching the text */
  readonly options: readonly ConditionChoice[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChange: (chosen: readonly ConditionChoice[]) => void;
  /** a new choice replaces the previous one */
  readonly isSingle?: boolean;
}

/** Multi-select: found by typing, and each choice can be removed. */
export function ChoicePicker(props: ChoicePickerProps): ReactElement {
  const { id, label, hint, error, chosen, options, typed, onType, onChange, isSingle = false } = props;
  const ids = new Set(chosen.map((one) => one.id));
  const offered = options.filter((one) => !ids.has(one.id));
  const choose = (choice: ConditionChoice | undefined): void => {
    if (!choice) return;
    onChange(isSingle ? [choice] : [...chosen, choice]);
    onType('');
  };
  return (
    <div className={styles.picker}>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={filterWords.chosen}>
          {chosen.map((one) => (
            <li key={one.id}>
              <span>
                <TruncatedName name={one.name} of="searchChip" detail={one.hint} />
              </span>
              <button
                type="button"
                aria-label={filterWords.takeOff(one.name)}
                onClick={() => onChange(chosen.filter((other) => other.id !== one.id))}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        id={id}
        name="value"
        label={label}
        hint={hint}
        error={error}
        hasButton
        value={typed}
        options={offered.map((one) => ({ id: one.id, text: one.hint ? `${one.name} · ${one.hint}` : one.name }))}
        onChange={onType}
        onChoose={(option) => choose(offered.find((one) => one.id === option.id))}
      />
    </div>
  );
}
