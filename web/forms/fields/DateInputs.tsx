import { lazy, type ReactElement } from 'react';
import type { Content } from '#domain/form/Content.ts';
import { isContentRecord } from '#domain/form/Content.ts';
import type { FormField } from '#domain/form/Form.ts';
import { fillWords } from '#messages/filling/fillWords.ts';
import type { InputProps } from '#web/forms/fields/InputProps.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import type { FieldProps } from '#web/ui/Field.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/forms/fields/DateInputs.module.css';

// Lazy: most date fields have no time.
const TimeField = lazy(async () => ({ default: (await import('#web/forms/fields/TimeField.tsx')).TimeField }));
const DateTimeField = lazy(async () => ({
  default: (await import('#web/forms/fields/DateTimeField.tsx')).DateTimeField,
}));

interface MomentProps extends FieldProps<Content> {
  readonly field: FormField;
}

/** A date, in the browser's date input, or a time of day. */
function MomentField({ field, value, onChange, ...props }: MomentProps): ReactElement {
  const text = {
    value: typeof value === 'string' ? value : '',
    onChange: (typed: string) => onChange(typed === '' ? null : typed),
  };
  return (
    <div className={styles.moment}>
      {field.dateType === 'time' ? (
        <TimeField {...props} {...text} min={field.minValue} max={field.maxValue} />
      ) : (
        <TextField {...props} {...text} type="date" />
      )}
    </div>
  );
}

export function DateInput({ hint, ...props }: InputProps): ReactElement {
  if (props.field.dateType !== 'date_time') return <MomentField {...props} hint={hint} />;
  // Instants are typed in the user's own time zone, which the field names.
  return (
    <DateTimeField
      {...props}
      hint={
        <>
          {hint} {fillWords.timeZone(browserTimeZone())}
        </>
      }
    />
  );
}

export function DateRangeInput({ field, value, onChange, ...props }: InputProps): ReactElement {
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
    <FieldGroup {...props}>
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
