import { createContext, use } from 'react';

interface Started {
  readonly id: string;
  readonly name: string;
  readonly teamSlug: string;
  readonly slug: string;
  /** the plain id of what another submission asks for, where this one is started to meet that */
  readonly requirementId: string | null;
}

/** The form that is being started. */
export const StartedForm = createContext<Started | null>(null);

export function useStartedForm(): Started {
  const form = use(StartedForm);
  if (!form) throw new Error('The wizard starts a form.');
  return form;
}
