import { use } from 'react';

import type { DataType } from '#domain/form/fields/kinds.ts';

import { phoneCode } from './phoneNumberIn.ts';

interface Needs {
  readonly fields: readonly { readonly dataType: DataType }[];
}

/** Waits, where telephone numbers are read, for what reads them. */
export function usePhoneCode({ fields }: Needs): void {
  if (fields.some(({ dataType }) => dataType === 'phone')) use(phoneCode.load());
}
