import type { ReactNode } from 'react';
import type { Content } from '#domain/form/Content.ts';
import type { FormField } from '#domain/form/Form.ts';
import type { FieldProps } from '#web/ui/Field.tsx';

/** Props of every field input. The content may be typed text that cannot be parsed yet. */
export interface InputProps extends Omit<FieldProps<Content>, 'hint'> {
  readonly field: FormField;
  readonly hint: ReactNode;
  /** the server's reason for refusing the last answer */
  readonly refusal: string | null;
}
