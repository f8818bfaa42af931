import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { embeddedDatabase } from '#tests/e2e/support/database.ts';
import { addStep, newForm, publish } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { openOwn } from '#tests/e2e/support/ownSubmissions.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test('a completed sub-submission says so and links back to its parent @all', async ({ page }) => {
  test.slow();
  await signUpVerified(page, 'Olga Owner');
  const team = await createOwnTeam(page);
  const child = await newForm(page, team, 'Sketch');
  await addStep(page, child, { name: 'Draw', fields: [['Scale', 'string']] });
  await publish(page, child);
  const parent = await newForm(page, team, 'Bridge');
  const stepId = await addStep(page, parent, { name: 'Apply', fields: [['Name', 'string']] });
  await using database = new AsyncDisposableStack();
  const client = database.adopt(new Client({ connectionString: embeddedDatabase() }), (open) => open.end());
  await client.connect();
  const plain = (id: string): string => id.split(':')[1] ?? '';
  await client.query(
    `INSERT INTO subprocess_configs (id, team_id, flow_template_id, step_id, identity, subprocess_master_template_id)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [randomUUID(), ...[team.id, parent.draftId, stepId].map(plain), randomUUID(), plain(child.id)],
  );
  await publish(page, parent);
  const launch = (input: object) =>
    sendMutationRequest<{ submission: { id: string } }>(page.request, 'launchSubmission', input, 'submission { id }');
  const { submission } = await launch({ masterTemplateId: parent.id });
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM subprocess_requirements WHERE submission_id = $1',
    [plain(submission.id)],
  );
  await launch({ masterTemplateId: child.id, subprocessRequirementId: `SubprocessRequirement:${rows[0]?.id}` });

  await page.goto('/dashboard');
  await openOwn(page, 'Sketch');
  await page.getByRole('button', { name: 'Complete this submission' }).click();
  await expect(page.getByText('This submission was completed', { exact: true })).toBeVisible();
  const back = page.getByRole('link', { name: 'Sub-submission complete. Return to parent submission.', exact: true });
  await expect(back).toBeVisible();
  await expectGoodInEveryViewport(page);
  await back.click();
  await expect(page).toHaveURL(`/initiated_flows/${plain(submission.id)}`);
  await expect(page.getByRole('heading', { level: 1, name: /Bridge/ })).toBeVisible();
});
