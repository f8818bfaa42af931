/** Actions of an operator on someone's account. Each is a mutation of this name. */
export const operatorActions = ['deactivatePerson', 'reactivatePerson', 'resetFactors'] as const;
export type OperatorAction = (typeof operatorActions)[number];

export interface OperatedAccount {
  /** the operator's own: no one should lock themselves out or weaken the most powerful account */
  readonly isOwn: boolean;
  readonly isClosed: boolean;
  readonly hasSecondFactor: boolean;
}

/** Actions that would change something, in display order. */
export function availableOperatorActions({
  isOwn,
  isClosed,
  hasSecondFactor,
}: OperatedAccount): readonly OperatorAction[] {
  if (isOwn) return [];
  return [...(hasSecondFactor ? (['resetFactors'] as const) : []), isClosed ? 'reactivatePerson' : 'deactivatePerson'];
}
