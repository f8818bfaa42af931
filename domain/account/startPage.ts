interface Day {
  readonly isOfTeam: boolean;
  /** there are forms of which the dashboard counts something for them */
  readonly hasFigures: boolean;
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
  hasOtherForms,
  isOperator,
  hasSubmissions,
  hasAssignments,
}: Day): string {
  if (isOfTeam && hasFigures) return '/metrics';
  if (isOfTeam) return hasAssignments ? '/my_tasks' : '/workflows';
  if (isOperator) return '/operator';
  if (hasOtherForms) return hasAssignments ? '/my_tasks' : '/workflows';
  if (hasSubmissions) return '/dashboard';
  return hasAssignments ? '/my_tasks' : '/teams';
}
