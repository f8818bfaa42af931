import { addStep, newForm, publish } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import type { E2eTeam } from '#tests/e2e/support/people.ts';
import type { RequestSender } from '#tests/e2e/support/withoutWindow.ts';

/**
 * Creates a form that issues an output when its first step is completed, and returns its ID. The signed-in
 * person must be on the team.
 */
export async function issuingForm(
  owner: RequestSender,
  team: E2eTeam,
  { form: name, output }: { readonly form: string; readonly output: string },
): Promise<string> {
  const form = await newForm(owner, team, name);
  const stepId = await addStep(owner, form, { name: 'Route', fields: [['Street', 'string']] });
  await addStep(owner, form, { name: 'Police', fields: [['Notes', 'string']] });
  const issued = { flowTemplateId: form.draftId, name: output, settings: { issuedOnStepId: stepId } };
  await sendMutationRequest(owner.request, 'createConfiguredOutput', issued, '__typename');
  await sendMutationRequest(owner.request, 'updateStep', { stepId, external: true }, '__typename');
  await sendMutationRequest(
    owner.request,
    'updateMasterTemplate',
    { masterTemplateId: form.id, publiclyLaunchable: true },
    '__typename',
  );
  await publish(owner, form);
  return form.id;
}

/** Submits the form as the signed-in person, so that an output is issued. */
export async function issueOutput(resident: RequestSender, masterTemplateId: string): Promise<void> {
  const { submission } = await sendMutationRequest<{ submission: { activeSteps: readonly { id: string }[] } }>(
    resident.request,
    'launchSubmission',
    { masterTemplateId },
    'submission { activeSteps { id } }',
  );
  const advance = { activeStepId: submission.activeSteps[0]?.id, confirmsAll: true };
  await sendMutationRequest(resident.request, 'advanceStep', advance, '__typename');
}
