import { requirementPage, stepPage } from '#server/operations/mail/notices.ts';

interface Place {
  readonly submissionId: string;
  readonly stepId: string;
  readonly supplementalRequirement: { readonly id: string } | null;
}

/** The page of a payment, which works even if the submission has moved on. Requirements have their own page. */
export const paymentPage = ({ submissionId, stepId, supplementalRequirement: requirement }: Place): string =>
  requirement === null ? stepPage(submissionId, stepId) : requirementPage(submissionId, requirement.id);
