interface Day {
  readonly isOfTeam: boolean;
  readonly isOperator: boolean;
  readonly hasSubmissions: boolean;
  readonly hasAssignments: boolean;
}

/** Where somebody who is signed in begins: where they have something to do. */
export function startPage({ isOfTeam, isOperator, hasSubmissions, hasAssignments }: Day): string {
  if (isOfTeam) return '/metrics';
  if (isOperator) return '/operator';
  if (hasSubmissions) return '/dashboard';
  return hasAssignments ? '/my_tasks' : '/teams';
}
