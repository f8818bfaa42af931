export const reviewOutcomes = ['approved', 'rejected', 'changes_requested'] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/** What the outcome is called on the wire: true, false, and null for requested changes. */
export const approvalStatus: Readonly<Record<ReviewOutcome, boolean | null>> = {
  approved: true,
  rejected: false,
  changes_requested: null,
};

export function outcomeOf(status: boolean | null): ReviewOutcome {
  if (status === null) return 'changes_requested';
  return status ? 'approved' : 'rejected';
}

interface OutcomeEffects {
  /** the reviewer's part is done */
  readonly completes: boolean;
  /** a rejection stops the submission until an admin resumes it */
  readonly halts: boolean;
  /** requested changes are talked about until somebody marks them complete */
  readonly opensDiscussion: boolean;
}

export const outcomeEffects: Readonly<Record<ReviewOutcome, OutcomeEffects>> = {
  approved: { completes: true, halts: false, opensDiscussion: false },
  rejected: { completes: false, halts: true, opensDiscussion: true },
  changes_requested: { completes: false, halts: false, opensDiscussion: true },
};
