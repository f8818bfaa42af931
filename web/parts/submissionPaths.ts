import { plainId } from '#web/relay/plainId.ts';

/** Where lists, searches and everything beside it lead. */
export const submissionPath = (submissionId: string): string => `/initiated_flows/${plainId(submissionId)}`;

/** The same page, as whoever started it comes to it. */
export const launchedPath = (submissionId: string): string => `/initiated_flows/manager/${plainId(submissionId)}`;

/** A record of another system. */
const importedPath = (id: string): string => `/imported_flows/${plainId(id)}`;

/** Where what a list or a search has found is read. */
export const foundPath = (id: string): string =>
  id.startsWith('ImportedFlow:') ? importedPath(id) : submissionPath(id);

export const stepPath = (submissionId: string, stepId: string): string =>
  `/initiated_flows/${plainId(submissionId)}/steps/${plainId(stepId)}`;

/** Where what staff ask for beside the steps is given. */
export const requirementPath = (submissionId: string, requirementId: string): string =>
  `/initiated_flows/${plainId(submissionId)}/supplemental_requirement/${plainId(requirementId)}`;

interface PaymentPlace {
  readonly stepId: string;
  /** of what staff asked for beside the steps */
  readonly requirementId?: string | null;
}

/** Where something is paid. */
export const paymentPath = (submissionId: string, { stepId, requirementId }: PaymentPlace): string =>
  requirementId == null ? stepPath(submissionId, stepId) : requirementPath(submissionId, requirementId);

/**
 * Where a step is reviewed: at the group that is named, or at whichever is the reader's; for a role where the reader is
 * expected as one of its people.
 */
export function reviewPath(submissionId: string, stepId: string, reviewGroupId?: string, subjectId?: string): string {
  const group = reviewGroupId === undefined ? '' : `/${plainId(reviewGroupId)}`;
  const role = subjectId?.startsWith('Role:') ? `?role_id=${plainId(subjectId)}` : '';
  return `${stepPath(submissionId, stepId)}/review${group}${role}`;
}
/** What somebody answered to the survey of a step, for staff. */
export const surveyResponsePath = (submissionId: string, responseId: string): string =>
  `/initiated_flows/${plainId(submissionId)}/survey-response/${plainId(responseId)}`;

/** A submission as its applicants see it, for staff. */
export const applicantViewPath = (submissionId: string): string =>
  `/initiated_flows/${plainId(submissionId)}/as_applicant`;

export const outputPath = (issuedOutputId: string): string => `/issued_outputs/${plainId(issuedOutputId)}`;

export const renewPath = (issuedOutputId: string): string => `${outputPath(issuedOutputId)}/renew`;
