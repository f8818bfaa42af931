import { useState, type ReactElement } from 'react';
import type { Content } from '#domain/form/Content.ts';
import { parseTimeOfDay, formatTimeOfDay } from '#domain/form/fields/kinds/timeOfDay.ts';
import { quarterHours, matchingQuarterHours } from '#domain/form/fields/quarterHours.ts';
import { Combobox } from '#web/ui/Combobox.tsx';
import type { FieldProps } from '#web/ui/Field.tsx';

interface TimeFieldProps extends FieldProps<string> {
  /** range of the suggested times */
  readonly min?: Content;
  readonly max?: Content;
}

/**
 * A time of day as `HH:mm`, or the typed text if it can't be parsed. Accepts the usual ways to write a time, or
 * a choice from quarter-hour suggestions. Errors wait for blur, because most partial input is not a valid time.
 */
export function TimeField({ value, onChange, onBlur, min, max, ...props }: TimeFieldProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  const read = parseTimeOfDay(value);
  const shown = typed ?? (read === null ? value : formatTimeOfDay(read));

  const type = (text: string): void => {
    if (text === shown) return;
    setTyped(text);
    const clock = parseTimeOfDay(text);
    if (clock !== null || text.trim() === '') onChange(clock ?? '');
  };
  const leave = (): void => {
    if (typed !== null) onChange(parseTimeOfDay(typed) ?? typed);
    setTyped(null);
    onBlur?.();
  };
  const isWithin = (time: string): boolean =>
    (typeof min !== 'string' || time >= min) && (typeof max !== 'string' || time <= max);
  const offered = typed === null ? quarterHours : matchingQuarterHours(typed);
  return (
    <Combobox
      {...props}
      hasButton
      value={shown}
      onChange={type}
      onBlur={leave}
      options={offered.filter(isWithin).map((time) => ({ id: time, text: formatTimeOfDay(time) }))}
      onChoose={({ id }) => {
        setTyped(null);
        onChange(id);
      }}
    />
  );
}
