import type { ReactNode } from 'react';
import type { Content } from '#domain/form/Content.ts';
import type { FormField } from '#domain/form/Form.ts';
import type { FieldProps } from '#web/ui/Field.tsx';

/** What every input is given. The content may be what somebody typed that cannot be read yet. */
export interface InputProps extends Omit<FieldProps<Content>, 'hint'> {
  readonly field: FormField;
  readonly hint: ReactNode;
  /** why what was given last was not taken, as the server says it */
  readonly refusal: string | null;
}
