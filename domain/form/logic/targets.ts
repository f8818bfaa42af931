/**
 * What logic can target, with the pair of actions: the first applies the target while the conditions are met, the
 * second while they aren't.
 */
export const targetActions = {
  Section: ['show', 'hide'],
  StepDatum: ['show', 'hide'],
  ReviewGroup: ['require', 'dont_require'],
  SubprocessConfig: ['require', 'dont_require'],
  StepAssignmentGroup: ['add', 'dont_add'],
} as const;

export type LogicTargetType = keyof typeof targetActions;
export type LogicAction = (typeof targetActions)[LogicTargetType][number];
export type OutcomeTargetType = Exclude<LogicTargetType, 'Section' | 'StepDatum'>;

export function fitsTarget(action: LogicAction, type: LogicTargetType): boolean {
  return (targetActions[type] as readonly LogicAction[]).includes(action);
}

export const logicTargetTypes = Object.keys(targetActions) as readonly LogicTargetType[];
export const logicActions: readonly LogicAction[] = [...new Set(Object.values(targetActions).flat())];
