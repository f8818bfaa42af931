import type { Browser, Page } from '@playwright/test';
import { addStep, newForm, publish, type E2eForm } from '#tests/e2e/support/forms.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { withoutWindow, type RequestSender } from '#tests/e2e/support/withoutWindow.ts';

export interface StaffWithSubmissions {
  /** both are in the role assigned to all steps */
  readonly clerk: Page;
  readonly colleague: Page;
  readonly form: string;
  readonly formId: string;
  /** submission numbers and IDs, oldest first */
  readonly submissions: readonly { readonly id: string; readonly scopedId: number; readonly stepId: string }[];
}

/** An office with this many submissions at a step assigned to its people. */
export async function staffWithSubmissions(
  browser: Browser,
  clerk: Page,
  count: number,
): Promise<StaffWithSubmissions> {
  await signUpVerified(clerk, 'Clara Clerk');
  const team = await createOwnTeam(clerk);
  const colleague = await (await browser.newContext()).newPage();
  const { email } = await signUpVerified(colleague, 'Carl Colleague');
  const { teamBySlug } = await sendQuery<{ teamBySlug: { roles: readonly { id: string; roleType: string }[] } }>(
    clerk.request,
    'query ($slug: String!) { teamBySlug(slug: $slug) { roles { id roleType } } }',
    { slug: team.slug },
  );
  const roleId = teamBySlug.roles.find(({ roleType }) => roleType === 'owner')?.id;
  await sendMutationRequest(clerk.request, 'inviteRoleMember', { roleId, email, name: 'Carl Colleague' }, '__typename');
  const name = 'Dog licence for residents of Spring Valley';
  const form = await newForm(clerk, team, name);
  const stepId = await addStep(clerk, form, { name: 'Check the vaccination', fields: [['Vet', 'string']] });
  await sendMutationRequest(
    clerk.request,
    'updateStep',
    { stepId, internalInstructions: '<p>Look at the certificate.</p>', external: false },
    '__typename',
  );
  await sendMutationRequest(
    clerk.request,
    'toggleAttachment',
    { attachableId: stepId, subjectId: roleId },
    '__typename',
  );
  await addStep(clerk, form, { name: 'File', fields: [['Shelf', 'string']] });
  await sendMutationRequest(
    clerk.request,
    'updateMasterTemplate',
    { masterTemplateId: form.id, publiclyLaunchable: true },
    '__typename',
  );
  await publish(clerk, form);
  const submissions = await withoutWindow(async (resident) => {
    await signUpVerified(resident, 'Rosa Resident');
    const launched: StaffWithSubmissions['submissions'][number][] = [];
    while (launched.length < count) launched.push(await launch(resident, form));
    return launched;
  });
  return { clerk, colleague, form: name, formId: form.id, submissions };
}

async function launch(
  { request }: RequestSender,
  { id: masterTemplateId }: E2eForm,
): Promise<StaffWithSubmissions['submissions'][number]> {
  const { submission } = await sendMutationRequest<{
    submission: { id: string; scopedId: number; activeSteps: readonly { id: string }[] };
  }>(request, 'launchSubmission', { masterTemplateId }, 'submission { id scopedId activeSteps { id } }');
  const { id, scopedId, activeSteps } = submission;
  return { id: id.split(':')[1] ?? '', scopedId, stepId: activeSteps[0]?.id ?? '' };
}
