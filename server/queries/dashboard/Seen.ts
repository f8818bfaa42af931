import type { AskedBy } from '#server/queries/dashboard/conditionsText.ts';

/** Which rows to search: the inbox of some principals, or all rows of some forms. */
export interface Seen extends AskedBy {
  readonly principals: readonly string[];
  readonly isOwn: boolean;
  /** only these teams; null for all */
  readonly teams: readonly string[] | null;
  readonly withheldTeams: readonly string[];
}
