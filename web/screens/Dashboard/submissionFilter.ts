import type { SubmissionsScreenQuery } from '#web/__generated__/SubmissionsScreenQuery.graphql.ts';

const statuses = { all: null, active: 'active', halted: 'halted', completed: 'finished' } as const;

export type Completion = keyof typeof statuses;

export interface SubmissionFilter {
  readonly completion: Completion;
  readonly isMine: boolean;
}

export const completions = Object.keys(statuses) as readonly Completion[];

/** The filter stands in the address, so that it can be sent and kept; what it does not know it leaves out. */
export function filterIn(search: URLSearchParams): SubmissionFilter {
  const completion = completions.find((each) => each === search.get('status')) ?? 'all';
  return { completion, isMine: search.get('assigned') === 'me' };
}

export function filterPath({ completion, isMine }: SubmissionFilter): string {
  const search = new URLSearchParams();
  if (completion !== 'all') search.set('status', completion);
  if (isMine) search.set('assigned', 'me');
  return search.size === 0 ? '/processes' : `/processes?${search}`;
}

export function variablesOf({ completion, isMine }: SubmissionFilter): SubmissionsScreenQuery['variables'] {
  return { status: statuses[completion], assignedToMe: isMine };
}
