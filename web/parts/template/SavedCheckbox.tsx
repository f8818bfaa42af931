import type { ReactElement } from 'react';
import { useSavedValue } from '#web/parts/template/useSavedValue.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

interface SavedCheckboxProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: boolean;
  readonly save: (value: boolean) => Promise<Outcome<unknown>>;
}

/** Checkbox that saves itself when toggled and shows why if refused. */
export function SavedCheckbox({ label, hint, value, save }: SavedCheckboxProps): ReactElement {
  const { error, ...field } = useSavedValue({ label, value, save }).field;
  return (
    <div>
      <Checkbox {...field} hint={hint} />
      <Refusal sentence={error ?? null} />
    </div>
  );
}
