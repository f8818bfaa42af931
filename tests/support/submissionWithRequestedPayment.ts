import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import type { SubmissionWithPayment, PaymentFixture } from '#tests/support/paymentFixture.ts';
import { addToForm } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

/** A one-step submission with a $45.00 payment requested by staff, or another request. */
export async function submissionWithRequestedPayment(
  { api, services, team, clerk, resident }: PaymentFixture,
  draft: object = {},
): Promise<SubmissionWithPayment> {
  const form = await publishedForm(services, team.id, [{ name: 'Apply', external: true }]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  const submission = await launchTestSubmission(api, resident, form);
  const requestInput = { type: 'PaymentRequirement', name: 'Inspection', amountCents: 4_500, ...draft };
  const input = { submissionId: `Submission:${submission.id}`, ...requestInput };
  const made = await api.act(clerk, 'createRequirement', input, 'requirement { id }');
  const requirementId = made.data.createRequirement.requirement.id;
  const sent = await api.act(clerk, 'sendRequirement', { requirementId }, 'requirement { payment { id } }');
  return { submission, form, paymentId: sent.data.sendRequirement.requirement.payment.id.split(':')[1] };
}
