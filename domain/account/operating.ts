/** What whoever runs the installation does to the account of somebody; each is a mutation of this name. */
export const operatingActions = ['deactivatePerson', 'reactivatePerson', 'resetFactors'] as const;
export type OperatingAction = (typeof operatingActions)[number];

export interface OperatedAccount {
  /** of whoever asks: nobody locks themselves out, or takes off what protects the most powerful account there is */
  readonly isOwn: boolean;
  readonly isClosed: boolean;
  readonly hasSecondFactor: boolean;
}

/** What would change something, in the order in which it is offered. */
export function operatingActionsOn({ isOwn, isClosed, hasSecondFactor }: OperatedAccount): readonly OperatingAction[] {
  if (isOwn) return [];
  return [...(hasSecondFactor ? (['resetFactors'] as const) : []), isClosed ? 'reactivatePerson' : 'deactivatePerson'];
}
