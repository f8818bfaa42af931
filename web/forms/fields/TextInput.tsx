import type { ReactElement } from 'react';
import type { InputProps } from '#web/forms/fields/InputProps.ts';
import { typedText } from '#web/forms/fields/typedText.ts';
import { TextArea } from '#web/ui/TextArea.tsx';

export function TextInput({ field, value, ...props }: InputProps): ReactElement {
  const limit = field.maxLength === null ? {} : { maxLength: field.maxLength };
  return <TextArea {...props} {...limit} rows={4} value={typedText(value)} />;
}
