import { useState, type ReactElement } from 'react';
import type { Content } from '#domain/form/Content.ts';
import { readClock, showClock } from '#domain/form/fields/kinds/clocks.ts';
import { quarterHours, quarterHoursLike } from '#domain/form/fields/quarterHours.ts';
import { Combobox } from '#web/ui/Combobox.tsx';
import type { FieldProps } from '#web/ui/Field.tsx';

interface TimeFieldProps extends FieldProps<string> {
  /** the earliest and the latest that are offered */
  readonly min?: Content;
  readonly max?: Content;
}

/**
 * A time of day, `HH:mm`, or what was typed and is none. It is typed in any of the ways in which people write it, or taken
 * from a list of every quarter of an hour. What cannot be read yet is told once the line is left: most of what is typed
 * is no time before its last letter.
 */
export function TimeField({ value, onChange, onBlur, min, max, ...props }: TimeFieldProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  const read = readClock(value);
  const shown = typed ?? (read === null ? value : showClock(read));

  const type = (text: string): void => {
    if (text === shown) return;
    setTyped(text);
    const clock = readClock(text);
    if (clock !== null || text.trim() === '') onChange(clock ?? '');
  };
  const leave = (): void => {
    if (typed !== null) onChange(readClock(typed) ?? typed);
    setTyped(null);
    onBlur?.();
  };
  const isWithin = (time: string): boolean =>
    (typeof min !== 'string' || time >= min) && (typeof max !== 'string' || time <= max);
  const offered = typed === null ? quarterHours : quarterHoursLike(typed);
  return (
    <Combobox
      {...props}
      hasButton
      value={shown}
      onChange={type}
      onBlur={leave}
      options={offered.filter(isWithin).map((time) => ({ id: time, text: showClock(time) }))}
      onChoose={({ id }) => {
        setTyped(null);
        onChange(id);
      }}
    />
  );
}
