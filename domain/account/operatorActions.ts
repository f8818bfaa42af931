/** Actions of an operator on someone's account. Each is a mutation of this name. */
export const operatorActions = ['setGovernmentUser', 'deactivatePerson', 'reactivatePerson', 'resetFactors'] as const;
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
  const government = isClosed ? [] : (['setGovernmentUser'] as const);
  if (isOwn) return government;
  const factors = hasSecondFactor ? (['resetFactors'] as const) : [];
  return [...government, ...factors, isClosed ? 'reactivatePerson' : 'deactivatePerson'];
}
