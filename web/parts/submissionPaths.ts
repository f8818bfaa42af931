import { plainId } from '#web/relay/plainId.ts';

export const submissionPath = (submissionId: string): string => `/initiated_flows/manager/${plainId(submissionId)}`;

export const stepPath = (submissionId: string, stepId: string): string =>
  `/initiated_flows/${plainId(submissionId)}/steps/${plainId(stepId)}`;

/** Where a step is reviewed: at the group that is named, or at whichever is the reader's. */
export const reviewPath = (submissionId: string, stepId: string, reviewGroupId?: string): string =>
  `${stepPath(submissionId, stepId)}/review${reviewGroupId === undefined ? '' : `/${plainId(reviewGroupId)}`}`;

export const outputPath = (issuedOutputId: string): string => `/issued_outputs/${plainId(issuedOutputId)}`;
