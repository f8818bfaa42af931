import { createContext, useContext } from 'react';
import type { FormSession } from '#web/forms/FormSession.ts';

export const FormSessionContext = createContext<FormSession | null>(null);

export function useFormSession(): FormSession {
  const formSession = useContext(FormSessionContext);
  if (!formSession) throw new Error('A step stands outside of its submission.');
  return formSession;
}
