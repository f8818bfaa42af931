import { use } from 'react';

import type { DataType } from '#domain/form/fields/FieldKind.ts';

import { formulaCode } from './compileFormula.ts';
import { phoneCode } from './phoneNumber.ts';

interface Needs {
  readonly fields?: readonly { readonly dataType: DataType }[];
  readonly formulas?: readonly unknown[];
}

/** Waits for what only some forms need: those that calculate to be built, those that ask for telephones to be read. */
export function useCodeOf({ fields = [], formulas = [] }: Needs): void {
  if (formulas.length > 0) use(formulaCode.load());
  if (fields.some(({ dataType }) => dataType === 'phone')) use(phoneCode.load());
}
