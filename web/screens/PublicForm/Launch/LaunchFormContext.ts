import { createContext, use } from 'react';

interface Started {
  readonly id: string;
  readonly name: string;
  readonly teamSlug: string;
  readonly slug: string;
  /** plain ID of the requirement that this submission fulfills */
  readonly requirementId: string | null;
}

export const LaunchFormContext = createContext<Started | null>(null);

export function useLaunchForm(): Started {
  const form = use(LaunchFormContext);
  if (!form) throw new Error('The wizard starts a form.');
  return form;
}
