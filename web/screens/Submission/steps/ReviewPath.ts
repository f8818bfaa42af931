const plain = (globalId: string): string => globalId.split(':').at(-1) ?? '';

/** The page on which a step of a submission is reviewed. */
export const reviewPath = (submissionId: string, activeStepId: string): string =>
  `/initiated_flows/${plain(submissionId)}/steps/${plain(activeStepId)}/review`;
