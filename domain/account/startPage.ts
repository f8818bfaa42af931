interface Day {
  readonly isOfTeam: boolean;
  /** there are forms of which the dashboard counts something for them */
  readonly hasFigures: boolean;
  /** there are forms of their teams that they see, or they may make one */
  readonly hasForms: boolean;
  /** works on forms without being in a team */
  readonly hasOtherForms: boolean;
  readonly isOperator: boolean;
  readonly hasSubmissions: boolean;
  readonly hasAssignments: boolean;
}

/** Where somebody who is signed in begins: where they have something to do. */
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
  // who looks after a step of others begins with what waits there, also while nothing does
  return hasAssignments || hasFigures ? '/my_tasks' : '/teams';
}
