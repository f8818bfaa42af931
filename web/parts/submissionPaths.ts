import { plainId } from '#web/relay/plainId.ts';

/** The path that lists, search, and other links use. */
export const submissionPath = (submissionId: string): string => `/initiated_flows/${plainId(submissionId)}`;

/** The same page at the path applicants get after starting. */
export const launchedSubmissionPath = (submissionId: string): string =>
  `/initiated_flows/manager/${plainId(submissionId)}`;

const importedPath = (id: string): string => `/imported_flows/${plainId(id)}`;

/** Path of a list or search result, which may be an imported record. */
export const searchResultPath = (id: string): string =>
  id.startsWith('ImportedFlow:') ? importedPath(id) : submissionPath(id);

export const stepPath = (submissionId: string, stepId: string): string =>
  `/initiated_flows/${plainId(submissionId)}/steps/${plainId(stepId)}`;

/** A copy of the answers, to print. */
export const submittedAnswersPath = (submissionId: string): string => `${submissionPath(submissionId)}/answers`;

/** Path of something staff requested outside the steps. */
export const requirementPath = (submissionId: string, requirementId: string): string =>
  `/initiated_flows/${plainId(submissionId)}/supplemental_requirement/${plainId(requirementId)}`;

interface PaymentPlace {
  readonly stepId: string;
  /** requirement that staff added outside the steps */
  readonly requirementId?: string | null;
}

export const paymentPath = (submissionId: string, { stepId, requirementId }: PaymentPlace): string =>
  requirementId == null ? stepPath(submissionId, stepId) : requirementPath(submissionId, requirementId);

/**
 * Path of a step's review: for the given group, or else the viewer's. For a role, `role_id` names the role the
 * viewer reviews as.
 */
export function reviewPath(submissionId: string, stepId: string, reviewGroupId?: string, subjectId?: string): string {
  const group = reviewGroupId === undefined ? '' : `/${plainId(reviewGroupId)}`;
  const role = subjectId?.startsWith('Role:') ? `?role_id=${plainId(subjectId)}` : '';
  return `${stepPath(submissionId, stepId)}/review${group}${role}`;
}
/** A survey response, for staff. */
export const surveyResponsePath = (submissionId: string, responseId: string): string =>
  `/initiated_flows/${plainId(submissionId)}/survey-response/${plainId(responseId)}`;

/** Staff's view of a submission as its applicants see it. */
export const applicantViewPath = (submissionId: string): string =>
  `/initiated_flows/${plainId(submissionId)}/as_applicant`;

export const outputPath = (issuedOutputId: string): string => `/issued_outputs/${plainId(issuedOutputId)}`;

export const renewPath = (issuedOutputId: string): string => `${outputPath(issuedOutputId)}/renew`;
