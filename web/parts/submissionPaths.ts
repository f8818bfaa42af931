import { plainId } from '#web/relay/plainId.ts';

export const submissionPath = (submissionId: string): string => `/initiated_flows/manager/${plainId(submissionId)}`;

export const stepPath = (submissionId: string, stepId: string): string =>
  `/initiated_flows/${plainId(submissionId)}/steps/${plainId(stepId)}`;
