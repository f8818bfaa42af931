import type { ReactElement } from 'react';
import { Field } from '#web/ui/Field.tsx';
import styles from '#web/parts/picture/Slider.module.css';

interface SliderProps {
  readonly id: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A labeled range in fifty steps. */
export function Slider({ id, label, min, max, value, onChange }: SliderProps): ReactElement {
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 50}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </Field>
  );
}
