import type { ReactElement } from 'react';
import { useSavedValue } from '#web/parts/template/useSavedValue.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { RadioGroup, type RadioOption } from '#web/ui/RadioGroup.tsx';
import { Select, type SelectGroup, type SelectOption } from '#web/ui/Select.tsx';

interface SavedChoiceProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly save: (value: string) => Promise<Outcome<unknown>>;
}

/** Radio group that saves itself on selection. */
export function SavedRadio({
  options,
  hint,
  ...choice
}: SavedChoiceProps & { readonly options: readonly RadioOption[] }): ReactElement {
  return <RadioGroup {...useSavedValue({ ...choice, isTyped: false }).field} hint={hint} options={options} />;
}

export function SavedSelect({
  options,
  hint,
  ...choice
}: SavedChoiceProps & { readonly options: readonly (SelectOption | SelectGroup)[] }): ReactElement {
  return <Select {...useSavedValue({ ...choice, isTyped: false }).field} hint={hint} options={options} />;
}
