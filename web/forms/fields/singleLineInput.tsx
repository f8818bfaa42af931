import { useState, type ComponentProps, type ComponentType } from 'react';
import type { Content } from '#domain/form/Content.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { InputProps } from '#web/forms/fields/InputProps.ts';
import { typedText } from '#web/forms/fields/typedText.ts';
import { TextField } from '#web/ui/TextField.tsx';

type Traits = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'prefix' | 'isSpellChecked'
>;

/** Single-line text input. Keeps the text as typed until the field is left, and then shows it in its usual format. */
export const singleLineInput = (traits: Traits, typed = typedText): ComponentType<InputProps> =>
  function LineInput({ field, value, onBlur, ...props }) {
    const [left, setLeft] = useState<Content>(null);
    const limit = field.maxLength === null ? {} : { maxLength: field.maxLength };
    const leave = (): void => {
      setLeft(value);
      onBlur?.();
    };
    const shown = value === left && value !== null ? kinds[field.dataType].parse(value, field) : value;
    return <TextField {...props} {...traits} {...limit} value={typed(shown)} onBlur={leave} />;
  };
