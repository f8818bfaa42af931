import type { Content } from '#domain/form/Content.ts';

/** The selection as sent to the server. */
export interface SelectedSubmissions {
  /** number the user sees as selected */
  readonly count: number;
  /** selected IDs; null for all matching submissions */
  readonly submissionIds: readonly string[] | null;
  readonly filters: readonly Content[];
}

export const selectionInput = ({ submissionIds, filters }: SelectedSubmissions) =>
  submissionIds === null ? { filters } : { submissionIds: [...submissionIds] };
