import type { LogicAction } from '#domain/form/logic/targets.ts';

/** Whether the action applies its target while the conditions are met, rather than while they aren't. */
export function appliesWhenMet(action: LogicAction): boolean {
  return action === 'show' || action === 'require' || action === 'add';
}
