import type { ReactElement } from 'react';
import { calendarUnits, type CalendarUnit, type Period } from '#domain/kernel/dates.ts';
import { periodWords } from '#messages/form/outputEditorWords.ts';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import { useQueuedUpdates } from '#web/parts/template/useQueuedUpdates.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

const units = calendarUnits.map((unit) => ({ value: unit, label: periodWords.units[unit] }));

interface SavedPeriodProps {
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  /** null for none */
  readonly value: Period | null | undefined;
  readonly isOptional?: boolean;
  readonly save: (period: Period | null) => Promise<Outcome<unknown>>;
}

/** A period: number and unit, each saved on its own. The unit is shown once there is a number. */
export function SavedPeriod({ id, label, hint, value, isOptional = false, save }: SavedPeriodProps): ReactElement {
  const change = useQueuedUpdates<Period | null, unknown>(value ?? null, save, (_done, period) => period);
  return (
    <>
      <SavedText
        {...(id === undefined ? {} : { id })}
        {...(hint === undefined ? {} : { hint })}
        label={label}
        value={value ? String(value.value) : ''}
        inputMode="numeric"
        maxLength={6}
        isOptional={isOptional}
        save={(text) =>
          change((period) =>
            text.trim() === '' ? null : { value: wholeIn(text), unit: period?.unit ?? value?.unit ?? 'months' },
          )
        }
      />
      {value && (
        <SavedSelect
          label={periodWords.unitOf(label)}
          value={value.unit}
          options={units}
          save={(unit) => change((period) => ({ value: period?.value ?? value.value, unit: unit as CalendarUnit }))}
        />
      )}
    </>
  );
}

/** Invalid input becomes 0, which validation rejects. */
const wholeIn = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0);
