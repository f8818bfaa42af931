import { useLocation } from 'react-router';
import { applicantViewPath, stepPath, submissionPath } from '#web/parts/submissionPaths.ts';
import { plainId } from '#web/relay/plainId.ts';

interface SubmissionPaths {
  /** somebody of the staff looks as its applicants do, and can change nothing */
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

/** The ways from step to step, and to submissions beside it: whoever looks as an applicant goes on looking so. */
export const useSubmissionPaths = (): SubmissionPaths =>
  useLocation().pathname.split('/')[3] === 'as_applicant' ? asApplicant : usual;
