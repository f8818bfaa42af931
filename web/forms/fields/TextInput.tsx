import type { ReactElement } from 'react';

import { TextArea } from '#web/ui/TextArea.tsx';

import type { InputProps } from './InputProps.ts';
import { typedText } from './typedText.ts';

export function TextInput({ field, value, ...props }: InputProps): ReactElement {
  const limit = field.maxLength === null ? {} : { maxLength: field.maxLength };
  return <TextArea {...props} {...limit} rows={4} value={typedText(value)} />;
}
