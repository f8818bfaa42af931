import { createContext, use } from 'react';

interface Started {
  readonly id: string;
  readonly name: string;
  readonly teamSlug: string;
  readonly slug: string;
  /** plain ID of the requirement that this submission fulfills */
  readonly requirementId: string | null;
}

export const StartedForm = createContext<Started | null>(null);

export function useStartedForm(): Started {
  const form = use(StartedForm);
  if (!form) throw new Error('The wizard starts a form.');
  return form;
}
