import type { Content } from '#domain/form/Content.ts';

/** The selection as sent to the server. */
export interface Chosen {
  /** number the user sees as selected */
  readonly count: number;
  /** selected IDs; null for all matching submissions */
  readonly submissionIds: readonly string[] | null;
  readonly filters: readonly Content[];
}

export const namingOf = ({ submissionIds, filters }: Chosen) =>
  submissionIds === null ? { filters } : { submissionIds: [...submissionIds] };
