/** The groups of a person's own submissions, in the order in which their list shows them. Decision 0156. */
export const ownSubmissionGroups = ['yourTurn', 'inProgress', 'finished'] as const;
export type OwnSubmissionGroup = (typeof ownSubmissionGroups)[number];
