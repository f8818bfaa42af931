interface Day {
  readonly isOfTeam: boolean;
  /** there are forms the dashboard has figures on for them */
  readonly hasFigures: boolean;
  /** they can see forms of their teams, or create one */
  readonly hasForms: boolean;
  /** works on forms without being in their team */
  readonly hasOtherForms: boolean;
  readonly isOperator: boolean;
  readonly hasSubmissions: boolean;
  readonly hasAssignments: boolean;
}

/** The first page after sign-in: where the person most likely has something to do. */
export function startPage({
  isOfTeam,
  hasFigures,
  hasForms,
  hasOtherForms,
  isOperator,
  hasSubmissions,
  hasAssignments,
}: Day): string {
  if (isOfTeam && hasFigures) return '/metrics';
  if (isOfTeam) return hasAssignments || !(hasForms || hasOtherForms) ? '/my_tasks' : '/workflows';
  if (isOperator) return '/operator';
  if (hasOtherForms) return hasAssignments ? '/my_tasks' : '/workflows';
  if (hasSubmissions) return '/dashboard';
  // people who only look after a step start with its tasks, even if there are none now
  return hasAssignments || hasFigures ? '/my_tasks' : '/teams';
}
