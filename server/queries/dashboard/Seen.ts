import type { AskedBy } from '#server/queries/dashboard/conditionsText.ts';

/** Whose rows are looked for: those of the inbox of some principals, or those of some forms. */
export interface Seen extends AskedBy {
  readonly principals: readonly string[];
  readonly isOwn: boolean;
  /** the only teams; null for all */
  readonly teams: readonly string[] | null;
  readonly withheldTeams: readonly string[];
}
