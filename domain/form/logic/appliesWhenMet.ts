import type { LogicAction } from '#domain/form/logic/targets.ts';

/** Whether the action lets its target apply while the conditions hold; otherwise it does so while they do not. */
export function appliesWhenMet(action: LogicAction): boolean {
  return action === 'show' || action === 'require' || action === 'add';
}
