import type { ConditionContext } from '#server/queries/dashboard/conditionsSql.ts';

/** Which rows to search: the inbox of some principals, or all rows of some forms. */
export interface RowScope extends ConditionContext {
  readonly principals: readonly string[];
  readonly isOwn: boolean;
  /** only these teams; null for all */
  readonly teams: readonly string[] | null;
  readonly withheldTeams: readonly string[];
}
