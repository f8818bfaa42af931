import { useState, type ReactElement } from 'react';
import { fillWords } from '#messages/filling/fillWords.ts';
import { dateTimeContent, typedDateTime, type TypedDateTime } from '#web/forms/fields/dateTimeText.ts';
import type { InputProps } from '#web/forms/fields/InputProps.ts';
import { TimeField } from '#web/forms/fields/TimeField.tsx';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { FieldGroup } from '#web/ui/Field.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/forms/fields/DateInputs.module.css';

/** Date and time inputs. A partial value is not an answer yet, and is validated once both were left. */
export function DateTimeField({ value, onChange, onBlur, ...props }: InputProps): ReactElement {
  const zone = browserTimeZone();
  const [half, setHalf] = useState<TypedDateTime | null>(null);
  const shown = half ?? typedDateTime(value, zone);
  const set = (part: Partial<TypedDateTime>): void => {
    const next = { ...shown, ...part };
    setHalf(next);
    const isWhole = (next.date === '') === (next.time === '');
    if (isWhole) onChange(dateTimeContent(next, zone));
  };
  const leave = (): void => {
    if (half !== null) onChange(dateTimeContent(half, zone));
    setHalf(null);
    onBlur?.();
  };
  const { id, name } = props;
  return (
    <FieldGroup {...props} onBlur={leave}>
      <div className={styles.range}>
        <div className={styles.moment}>
          <TextField
            id={`${id}-date`}
            name={`${name}-date`}
            label={fillWords.date}
            type="date"
            value={shown.date}
            onChange={(date) => set({ date })}
          />
        </div>
        <div className={styles.moment}>
          <TimeField
            id={`${id}-time`}
            name={`${name}-time`}
            label={fillWords.time}
            value={shown.time}
            onChange={(time) => set({ time })}
          />
        </div>
      </div>
    </FieldGroup>
  );
}
