import { lazy, type ComponentType } from 'react';

import type { DataType } from '#domain/form/fields/kinds.ts';

import { CheckboxesInput } from './fields/CheckboxesInput.tsx';
import { ChoiceInput } from './fields/ChoiceInput.tsx';
import type { InputProps } from './fields/InputProps.ts';
import { LineInput } from './fields/LineInput.tsx';
import { DateInput, DateRangeInput } from './fields/MomentField.tsx';
import { TextInput } from './fields/TextInput.tsx';

// what only some forms ask for
const EntityInput = lazy(async () => ({ default: (await import('./fields/EntityInput.tsx')).EntityInput }));
const FileInput = lazy(async () => ({ default: (await import('./fields/FileInput.tsx')).FileInput }));

/** The input of every kind of field. */
export const fieldInputs: Record<DataType, ComponentType<InputProps>> = {
  string: LineInput,
  text: TextInput,
  email: LineInput,
  integer: LineInput,
  float: LineInput,
  money: LineInput,
  address: LineInput,
  date_range: DateRangeInput,
  date: DateInput,
  multiple_choice: ChoiceInput,
  checkboxes: CheckboxesInput,
  file: FileInput,
  phone: LineInput,
  entity: EntityInput,
};
