export const reviewOutcomes = ['approved', 'rejected', 'changes_requested'] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/** The outcome in the API: true, false, and null for requested changes. */
export const approvalStatus: Readonly<Record<ReviewOutcome, boolean | null>> = {
  approved: true,
  rejected: false,
  changes_requested: null,
};

export function reviewOutcomeOf(status: boolean | null): ReviewOutcome {
  if (status === null) return 'changes_requested';
  return status ? 'approved' : 'rejected';
}

interface OutcomeEffects {
  /** the reviewer is done */
  readonly completes: boolean;
  /** a rejection halts the submission until an admin resumes it */
  readonly halts: boolean;
  /** requested changes are discussed until someone marks them as done */
  readonly opensDiscussion: boolean;
}

export const outcomeEffects: Readonly<Record<ReviewOutcome, OutcomeEffects>> = {
  approved: { completes: true, halts: false, opensDiscussion: false },
  rejected: { completes: false, halts: true, opensDiscussion: true },
  changes_requested: { completes: false, halts: false, opensDiscussion: true },
};
