import { useState, type ReactElement } from 'react';
import { fillWords } from '#messages/filling/fillWords.ts';
import type { InputProps } from '#web/forms/fields/InputProps.ts';
import { momentTyped, typedMoment, type TypedMoment } from '#web/forms/fields/momentText.ts';
import { TimeField } from '#web/forms/fields/TimeField.tsx';
import { ownTimeZone } from '#web/parts/ownTimeZone.ts';
import { FieldGroup } from '#web/ui/Field.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/forms/fields/MomentField.module.css';

/** Date and time inputs. A partial value is not an answer yet, and is validated once both were left. */
export function DateTimeField({ value, onChange, onBlur, ...props }: InputProps): ReactElement {
  const zone = ownTimeZone();
  const [half, setHalf] = useState<TypedMoment | null>(null);
  const shown = half ?? typedMoment(value, zone);
  const set = (part: Partial<TypedMoment>): void => {
    const next = { ...shown, ...part };
    setHalf(next);
    const isWhole = (next.date === '') === (next.time === '');
    if (isWhole) onChange(momentTyped(next, zone));
  };
  const leave = (): void => {
    if (half !== null) onChange(momentTyped(half, zone));
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
