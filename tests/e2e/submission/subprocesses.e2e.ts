import type { Browser, Page } from '@playwright/test';
import { Client } from 'pg';
import { newId } from '#server/newId.ts';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { embeddedDatabase } from '#tests/e2e/support/database.ts';
import { addStep, newForm, publish, type E2eForm } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified, type E2eTeam } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport, viewports, applyViewport } from '#tests/e2e/support/viewports.ts';

const plain = (id: string): string => id.split(':')[1] ?? '';

/** A published form with one step, which its applicants complete. */
async function smallForm(page: Page, team: E2eTeam, name: string): Promise<E2eForm> {
  const form = await newForm(page, team, name);
  const stepId = await addStep(page, form, { name: `${name}: go`, type: 'BasicStep' });
  await sendMutationRequest(page.request, 'updateStep', { stepId, external: true }, '__typename');
  await sendMutationRequest(
    page.request,
    'updateMasterTemplate',
    { masterTemplateId: form.id, publiclyLaunchable: true },
    '__typename',
  );
  await publish(page, form);
  return form;
}

/** Makes the published form require sub-submissions of other forms. */
async function asksFor(parent: E2eForm, children: readonly E2eForm[]): Promise<void> {
  const client = new Client({ connectionString: embeddedDatabase() });
  await client.connect();
  const text = `INSERT INTO subprocess_configs (id, team_id, flow_template_id, step_id, identity, subprocess_master_template_id)
    SELECT $1, s.team_id, s.flow_template_id, s.id, $2, $3
    FROM steps s JOIN flow_templates v ON v.id = s.flow_template_id
    WHERE v.master_template_id = $4 AND v.kind = 'published'`;
  for (const child of children) await client.query(text, [newId(), newId(), plain(child.id), plain(parent.id)]);
  await client.end();
}

interface Requested {
  readonly id: string;
  readonly form: { readonly id: string };
}

/** A resident's bridge submission, which requires a survey, and a soil report whose form is closed. */
async function bridge(browser: Browser, page: Page): Promise<void> {
  const owner = await (await browser.newContext()).newPage();
  await signUpVerified(owner, 'Olga Owner');
  const team = await createOwnTeam(owner);
  const parent = await smallForm(owner, team, 'Bridge');
  const survey = await smallForm(owner, team, 'Survey of the river');
  const soil = await smallForm(owner, team, 'Soil');
  await asksFor(parent, [survey, soil]);
  await signUpVerified(page, 'Rosa Resident');
  const { submission } = await sendMutationRequest<{ submission: { subprocessRequirements: readonly Requested[] } }>(
    page.request,
    'launchSubmission',
    { masterTemplateId: parent.id },
    'submission { subprocessRequirements { id form { id } } }',
  );
  const met = submission.subprocessRequirements.find(({ form }) => form.id === survey.id);
  const child = { masterTemplateId: survey.id, subprocessRequirementId: met?.id };
  await sendMutationRequest(page.request, 'launchSubmission', child, '__typename');
  const closed = { masterTemplateId: soil.id, status: 'closed' };
  await sendMutationRequest(owner.request, 'setMasterTemplateStatus', closed, '__typename');
  await owner.context().close();
}

test('required sub-submissions are linked from and back to the parent, and skipped when their form is closed @all', async ({
  page,
  browser,
}) => {
  test.slow();
  await bridge(browser, page);
  await page.goto('/');
  await page.getByRole('link', { name: /^Bridge/ }).click();
  const skipped = page.getByText('Soil was skipped');
  await expect(skipped).toBeVisible();
  await expect(page.getByText('That form isn’t published, so it’s not required.')).toBeVisible();
  await expect(page.getByText('Survey of the river was skipped')).toHaveCount(0);
  // The requirement that can be met still blocks completion.
  await page.getByRole('button', { name: 'Complete this submission' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /sub-submission/i })).toBeVisible();
  await page.getByRole('link', { name: 'Menu' }).click();
  const related = page.getByRole('region', { name: 'Related submissions' });
  await expectGoodInEveryViewport(page);
  await related.getByRole('link', { name: /^Sub-submission Survey of the river/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^Survey of the river/ })).toBeVisible();
  await expect(skipped).toBeHidden();
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(related.getByRole('link', { name: /^Part of Bridge/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Complete this submission' }).click();
  await expect(page.getByText('Sub-submission complete.')).toBeVisible();
  await applyViewport(page, viewports[0]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to parent submission.' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^Bridge/ })).toBeVisible();
  await expect(skipped).toBeVisible();
  await page.getByRole('button', { name: 'Complete this submission' }).click();
  await expect(page.getByText('This submission was completed', { exact: true })).toBeVisible();
  await expect(page.getByText('Sub-submission complete.')).toHaveCount(0);
});
