import { createContext, useContext } from 'react';

import type { FillIn } from '#web/forms/FillIn.ts';

export const FillInContext = createContext<FillIn | null>(null);

export function useFilledForm(): FillIn {
  const fillIn = useContext(FillInContext);
  if (!fillIn) throw new Error('A step stands outside of its submission.');
  return fillIn;
}
