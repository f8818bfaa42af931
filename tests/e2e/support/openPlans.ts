import type { Page } from '@playwright/test';
import { addStep, newForm, publish, type E2eForm } from '#tests/e2e/support/forms.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { signInAsPlayer } from '#tests/e2e/support/town.ts';
import { withoutWindow, type RequestSender } from '#tests/e2e/support/withoutWindow.ts';

/** A City Hall form with a plans upload and its review; José has started it and is at its first step. */
export async function openPlans(page: Page): Promise<string> {
  const { id: masterTemplateId } = await withoutWindow(plansForm);
  await signInAsPlayer(page, 'newcomer');
  const { submission } = await sendMutationRequest<{ submission: { id: string } }>(
    page.request,
    'launchSubmission',
    { masterTemplateId },
    'submission { id }',
  );
  return `/initiated_flows/manager/${submission.id.split(':')[1]}`;
}

async function plansForm(author: RequestSender): Promise<E2eForm> {
  await signInAsPlayer(author, 'author');
  const { myTeams } = await sendQuery<{ myTeams: { id: string; slug: string; name: string }[] }>(
    author.request,
    '{ myTeams { id slug name } }',
  );
  const team = myTeams.find(({ slug }) => slug === 'city-hall');
  if (!team) throw new Error('The demo town has no City Hall.');
  const form = await newForm(author, team, `Plans and photos ${Date.now()}`);
  const fields = [
    ['Site plan', 'file'],
    ['Remarks', 'text'],
  ] as const;
  const stepId = await addStep(author, form, { name: 'Plans', fields });
  await sendMutationRequest(author.request, 'updateStep', { stepId, external: true }, 'step { id }');
  await addStep(author, form, { name: 'Look at them', fields: [['Shelf', 'string']] });
  await publish(author, form);
  return form;
}
