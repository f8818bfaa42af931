import type { ReactElement } from 'react';

import type { Content } from '#domain/form/Content.ts';
import { isContentRecord } from '#domain/form/Content.ts';
import type { FormField } from '#domain/form/Form.ts';
import { fillWords } from '#web/messages/fillWords.ts';
import { ownTimeZone } from '#web/parts/ownTimeZone.ts';
import type { FieldProps } from '#web/ui/Field.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { TextField } from '#web/ui/TextField.tsx';

import type { InputProps } from './InputProps.ts';
import styles from './MomentField.module.css';
import { inputTypes, momentTyped, typedMoment } from './momentText.ts';

interface MomentProps extends FieldProps<Content> {
  readonly field: FormField;
}

function MomentField({ field, value, onChange, ...props }: MomentProps): ReactElement {
  const dateType = field.dateType ?? 'date';
  const zone = ownTimeZone();
  return (
    <div className={styles.moment}>
      <TextField
        {...props}
        type={inputTypes[dateType]}
        value={typedMoment(value, dateType, zone)}
        onChange={(text) => onChange(momentTyped(text, dateType, zone))}
      />
    </div>
  );
}

/** Instants are written on one's own clock, and it says so. */
const withZone = (hint: InputProps['hint'], { dateType }: FormField): InputProps['hint'] =>
  dateType === 'date_time' ? (
    <>
      {hint} {fillWords.timeZone(ownTimeZone())}
    </>
  ) : (
    hint
  );

export function DateInput({ hint, ...props }: InputProps): ReactElement {
  return <MomentField {...props} hint={withZone(hint, props.field)} />;
}

export function DateRangeInput({ field, value, onChange, hint, ...props }: InputProps): ReactElement {
  const ends = isContentRecord(value) ? value : {};
  const set = (end: 'start' | 'end', moment: Content): void => {
    const next = { start: ends['start'] ?? null, end: ends['end'] ?? null, [end]: moment };
    onChange(next.start === null && next.end === null ? null : next);
  };
  const labels = {
    start: field.dateRangeStartLabel ?? fillWords.start,
    end: field.dateRangeEndLabel ?? fillWords.end,
  };
  return (
    <FieldGroup {...props} hint={withZone(hint, field)}>
      <div className={styles.range}>
        {(['start', 'end'] as const).map((end) => (
          <MomentField
            key={end}
            id={`${props.id}-${end}`}
            name={`${props.name}-${end}`}
            label={labels[end]}
            field={field}
            value={ends[end] ?? null}
            onChange={(moment) => set(end, moment)}
            {...(props.onBlur ? { onBlur: props.onBlur } : {})}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
