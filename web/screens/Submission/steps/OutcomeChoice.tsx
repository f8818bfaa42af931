import type { ReactElement } from 'react';
import { reviewOutcomes, type ReviewOutcome } from '#domain/review/reviewOutcomes.ts';
import { outcomeWords } from '#messages/review/reviewWords.ts';
import { keyOfOutcome, reviewOutcomesShown } from '#web/screens/Submission/steps/reviewOutcomesShown.ts';
import type { FieldProps } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { statuses } from '#web/ui/statuses.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Submission/steps/DecisionBar.module.css';

/** The outcomes side by side, each with its shortcut. */
export function OutcomeChoice({ id, name, label, value, error, onChange }: FieldProps<string>): ReactElement {
  return (
    <fieldset id={id} tabIndex={-1} className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {error && (
        <VisuallyHidden>
          <span id={`${id}-error`}>{error}</span>
        </VisuallyHidden>
      )}
      {reviewOutcomesShown.map((outcome) => (
        <div key={outcome} className={styles.option}>
          <input
            id={`${id}-${outcome}`}
            name={name}
            type="radio"
            className={styles.radio}
            value={outcome}
            checked={value === outcome}
            aria-describedby={`${id}-${outcome}-hint`}
            aria-keyshortcuts={keyOfOutcome(outcome)}
            onChange={() => onChange(outcome)}
          />
          <label htmlFor={`${id}-${outcome}`} className={styles.outcome}>
            <span className={styles.icon}>
              <Icon name={statuses.review[outcome].icon} size={16} />
            </span>
            {outcomeWords[outcome].label}
          </label>
          <kbd className={styles.key} aria-hidden>
            {keyOfOutcome(outcome)}
          </kbd>
          <VisuallyHidden>
            <span id={`${id}-${outcome}-hint`}>{outcomeWords[outcome].hint}</span>
          </VisuallyHidden>
        </div>
      ))}
    </fieldset>
  );
}

const isOutcome = (text: string): text is ReviewOutcome => reviewOutcomes.some((outcome) => outcome === text);
export const readOutcome = (text: string): ReviewOutcome | null => (isOutcome(text) ? text : null);
