import { createContext, use, useEffect } from 'react';

export const SetOpenStep = createContext<(stepId: string | null) => void>(() => undefined);

/** Tells others that the user has this step open, while the component is shown. */
export function useOpenStep(stepId: string | null): void {
  const setOpenStep = use(SetOpenStep);
  useEffect(() => {
    setOpenStep(stepId);
    return () => setOpenStep(null);
  }, [setOpenStep, stepId]);
}
