import type { Browser, Page } from '@playwright/test';
import { embeddedDatabase } from '#tests/e2e/support/database.ts';
import { addStep, newForm, publish } from '#tests/e2e/support/forms.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';
import { eicar } from '#tests/support/eicar.ts';
import { respondLikeClamd, startFakeClamd } from '#tests/support/fakeClamd.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const parts = new AsyncDisposableStack();
const opened: { origin?: string; formId?: string } = {};

/**
 * A second server on the test database whose virus scanner drops the connection for files that contain "please
 * wait".
 */
test.beforeAll(async ({ browser }) => {
  const scanner = await startFakeClamd((socket, file) =>
    file.includes('please wait') ? socket.destroy() : respondLikeClamd(socket, file),
  );
  parts.defer(() => scanner.close());
  const env = { WEB_DEV_SERVER: '', CLAMD_URL: scanner.url };
  const server = parts.use(await startPortico('server', { url: embeddedDatabase(), env }));
  opened.origin = `http://localhost:${server.port}`;
  opened.formId = await formWithPlan(browser, opened.origin);
});
test.afterAll(() => parts.disposeAsync());

/** A City Hall form with a single file field. */
async function formWithPlan(browser: Browser, baseURL: string): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInAsPlayer(page, 'author');
  const { myTeams } = await sendQuery<{ myTeams: { id: string; slug: string; name: string }[] }>(
    page.request,
    '{ myTeams { id slug name } }',
  );
  const team = myTeams.find(({ slug }) => slug === 'city-hall');
  if (!team) throw new Error('The demo town has no City Hall.');
  const form = await newForm(page, team, `Plans ${Date.now()}`);
  const stepId = await addStep(page, form, { name: 'Plans', fields: [['Site plan', 'file']] });
  await sendMutationRequest(page.request, 'updateStep', { stepId, external: true }, 'step { id }');
  await publish(page, form);
  await context.close();
  return form.id;
}

async function open(page: Page): Promise<string> {
  await signInAsPlayer(page, 'newcomer');
  const launched = await sendMutationRequest<{ submission: { id: string } }>(
    page.request,
    'launchSubmission',
    { masterTemplateId: opened.formId },
    'submission { id }',
  );
  await page.goto(`${opened.origin}/initiated_flows/manager/${launched.submission.id.split(':')[1]}`);
  return launched.submission.id;
}

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel(/Add (a|another) file/).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('refuses a file with a virus and says when a file is waiting for the scanner @all', async ({ page }) => {
  await open(page);
  await choose(page, 'invoice.txt', eicar);
  await expect(page.getByText('The file invoice.txt has a virus, so we didn’t save it.')).toBeVisible();
  await expectGoodInEveryViewport(page);

  await expect(page.getByRole('button', { name: 'Remove invoice.txt' })).toBeHidden();
  const long = `${'Grundstücksverkehrsgenehmigung '.repeat(3)}${'x'.repeat(60)}.txt`;
  await choose(page, long, 'please wait');
  await expect(page.getByText('Being checked for viruses. You can open it after that.')).toBeVisible();
  await expectGoodInEveryViewport(page);
});
