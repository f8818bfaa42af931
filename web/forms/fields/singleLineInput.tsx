import type { ComponentProps, ComponentType } from 'react';
import type { InputProps } from '#web/forms/fields/InputProps.ts';
import { typedText } from '#web/forms/fields/typedText.ts';
import { TextField } from '#web/ui/TextField.tsx';

type Traits = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'prefix' | 'isSpellChecked'
>;

/** Single-line text input. Keeps the text as typed; form logic parses it. */
export const singleLineInput = (traits: Traits, typed = typedText): ComponentType<InputProps> =>
  function LineInput({ field: { maxLength }, value, ...props }) {
    return <TextField {...props} {...traits} {...(maxLength === null ? {} : { maxLength })} value={typed(value)} />;
  };
