import { launch } from '#tests/support/launching.ts';
import type { Owing, Paying } from '#tests/support/paying.ts';
import { addToForm } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

/** A one-step submission with a $45.00 payment requested by staff, or another request. */
export async function owingBeside(
  { api, services, team, clerk, resident }: Paying,
  draft: object = {},
): Promise<Owing> {
  const form = await publishedForm(services, team.id, [{ name: 'Apply', external: true }]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  const submission = await launch(api, resident, form);
  const asked = { type: 'PaymentRequirement', name: 'Inspection', amountCents: 4_500, ...draft };
  const input = { submissionId: `Submission:${submission.id}`, ...asked };
  const made = await api.act(clerk, 'createRequirement', input, 'requirement { id }');
  const requirementId = made.data.createRequirement.requirement.id;
  const sent = await api.act(clerk, 'sendRequirement', { requirementId }, 'requirement { payment { id } }');
  return { submission, form, paymentId: sent.data.sendRequirement.requirement.payment.id.split(':')[1] };
}
