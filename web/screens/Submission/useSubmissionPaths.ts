import { useLocation } from 'react-router';
import { applicantViewPath, stepPath, submissionPath } from '#web/parts/submissionPaths.ts';
import { plainId } from '#web/relay/plainId.ts';

interface SubmissionPaths {
  /** read-only view as the applicant, for staff */
  readonly isAsApplicant: boolean;
  readonly submissionPath: (submissionId: string) => string;
  readonly stepPath: (submissionId: string, stepId: string) => string;
}

const usual: SubmissionPaths = { isAsApplicant: false, submissionPath, stepPath };
const asApplicant: SubmissionPaths = {
  isAsApplicant: true,
  submissionPath: applicantViewPath,
  stepPath: (submissionId, stepId) => `${applicantViewPath(submissionId)}/steps/${plainId(stepId)}`,
};

/** Paths within a submission and to related ones, which stay in the applicant's view where that is active. */
export const useSubmissionPaths = (): SubmissionPaths =>
  useLocation().pathname.split('/')[3] === 'as_applicant' ? asApplicant : usual;
