import type { ComponentProps, ReactElement } from 'react';

import type { DataType } from '#domain/form/fields/kinds.ts';
import { TextField } from '#web/ui/TextField.tsx';

import type { InputProps } from './InputProps.ts';
import { lineOf } from './lineOf.ts';

type Traits = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'prefix' | 'isSpellChecked'
>;

const traits: Partial<Record<DataType, Traits>> = {
  string: { isSpellChecked: true },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  integer: { inputMode: 'numeric' },
  float: { inputMode: 'decimal' },
  money: { inputMode: 'decimal', prefix: '$' },
  address: { autoComplete: 'street-address' },
};

/** Everything that is typed on one line. It keeps the letters as they were typed; the rules read them. */
export function LineInput({ field, value, ...props }: InputProps): ReactElement {
  return (
    <TextField
      {...props}
      {...traits[field.dataType]}
      {...(field.maxLength === null ? {} : { maxLength: field.maxLength })}
      value={lineOf(value, field.dataType)}
    />
  );
}
