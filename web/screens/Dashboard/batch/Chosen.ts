import type { Content } from '#domain/form/Content.ts';

/** What is chosen of the list, as the server is told of it. */
export interface Chosen {
  /** as many as the reader sees chosen */
  readonly count: number;
  /** those that are named; null for all that the filter leaves */
  readonly submissionIds: readonly string[] | null;
  readonly filters: readonly Content[];
}

/** One of the two: which they are. */
export const namingOf = ({ submissionIds, filters }: Chosen) =>
  submissionIds === null ? { filters } : { submissionIds: [...submissionIds] };
