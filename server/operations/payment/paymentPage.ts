import { requirementPage, stepPage } from '#server/operations/mail/notices.ts';

interface Place {
  readonly submissionId: string;
  readonly stepId: string;
  readonly supplementalRequirement: { readonly id: string } | null;
}

/** Where something is paid, also once its submission stands elsewhere: what staff asked for beside the steps has a page of its own. */
export const paymentPage = ({ submissionId, stepId, supplementalRequirement: requirement }: Place): string =>
  requirement === null ? stepPage(submissionId, stepId) : requirementPage(submissionId, requirement.id);
