import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { everySubmission } from '#tests/e2e/support/lists.ts';
import { openPlans } from '#tests/e2e/support/openPlans.ts';
import { findOwn, ownCard } from '#tests/e2e/support/ownSubmissions.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport, viewports, sampledViewports, applyViewport } from '#tests/e2e/support/viewports.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';

// The browser logs the broken connection as a console error.
test.use({ mayComplain: true });

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: smallestPicture });
const store = '**/storage';

interface Line {
  /** fails the upload of this file once */
  readonly cutOnce: (name: string) => void;
  /** holds the upload of this file open */
  readonly hold: (name: string) => void;
}

/** Intercepts file storage so that chosen uploads fail or hang. */
async function lineOf(page: Page): Promise<Line> {
  const [cut, held] = [new Set<string>(), new Set<string>()];
  await page.route(store, async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const sent = route.request().postDataBuffer()?.toString('latin1') ?? '';
    const named = (names: ReadonlySet<string>) => [...names].find((name) => sent.includes(`filename="${name}"`));
    const broken = named(cut);
    if (broken !== undefined) {
      cut.delete(broken);
      return route.abort();
    }
    return named(held) === undefined ? route.fallback() : undefined;
  });
  return { cutOnce: (name) => cut.add(name), hold: (name) => held.add(name) };
}

async function openFiles(page: Page, list: string, address: string): Promise<void> {
  await page.goto(list);
  if (list === '/dashboard') await findOwn(page, address);
  await page
    .getByRole('row', { name: new RegExp(address) })
    .or(ownCard(page, address))
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('link', { name: 'Files', exact: true }).click();
}

test('staff attach files to a submission, and its applicant immediately sees and opens the ones shared with them', async ({
  page,
  browser,
}) => {
  test.slow();
  const { address } = await sendPermit('builder');
  await signInAsPlayer(page, 'owner');
  await openFiles(page, everySubmission, address);
  const panel = page.getByRole('complementary', { name: 'Documents and Files' });
  await expect(panel).toContainText('No outputs yet.');
  await expect(panel).toContainText('No files yet.');
  await expectAccessible(page);
  const theirs = await (await browser.newContext()).newPage();
  await signInAsPlayer(theirs, 'builder');
  await openFiles(theirs, '/dashboard', address);
  const theirPanel = theirs.getByRole('complementary', { name: 'Documents and Files' });
  await expect(theirPanel).toContainText('No files yet.');

  const line = await lineOf(page);
  line.cutOnce('notice.png');
  line.hold('wrong.png');
  const add = panel.getByLabel('Add files');
  await add.setInputFiles(picture('memo.png'));
  await expect(panel.getByRole('link', { name: 'memo.png' })).toBeVisible();
  await expect(panel.getByText('Staff only')).toBeVisible();

  await panel.getByRole('checkbox', { name: 'Visible to applicants' }).check();
  const long = 'the-complete-and-final-notice-of-the-town-about-this-house.png';
  await add.setInputFiles([picture('notice.png'), picture('wrong.png'), picture(long)]);
  await expect(panel.getByText('There was an error uploading your file. Please try again.')).toBeVisible();
  await expect(panel.getByRole('link', { name: long })).toBeVisible();
  await expect(panel.getByRole('link', { name: long })).toHaveText(/the-complete-and-…ut-this-house\.png/);
  await expectGoodInEveryViewport(page);

  await panel.getByRole('button', { name: 'Cancel wrong.png' }).click();
  await expect(panel.getByRole('button', { name: 'Cancel wrong.png' })).toBeHidden();
  await expect(add).toBeFocused();
  await panel.getByRole('button', { name: 'Try again to upload notice.png' }).click();
  await expect(panel.getByRole('link', { name: 'notice.png', exact: true })).toBeVisible();
  await add.setInputFiles({ ...picture('tool.exe'), buffer: Buffer.from('MZ') });
  await expect(panel.getByText(/^tool\.exe is a file type we can’t accept/)).toBeVisible();
  await panel.getByRole('button', { name: 'Dismiss tool.exe' }).click();
  await expect(panel.getByText('wrong.png')).toHaveCount(0);

  // Files kept internal to staff are not shown to the applicant.
  const notice = theirPanel.getByRole('link', { name: 'notice.png', exact: true });
  await expect(notice).toBeVisible();
  await expect(theirPanel.getByText('Added by staff').first()).toBeVisible();
  await expect(theirPanel.getByText('memo.png')).toHaveCount(0);
  await expect(theirPanel.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expect(theirPanel.getByRole('checkbox')).toHaveCount(0);
  const viewer = theirs.getByRole('dialog', { name: 'notice.png' });
  for (const look of sampledViewports) {
    await applyViewport(theirs, look);
    // On a narrow page the viewer covers the panel.
    await theirs.getByRole('link', { name: 'notice.png', exact: true }).click();
    await expect(viewer.getByRole('img', { name: 'notice.png' })).toBeVisible();
    await expectAccessible(theirs);
    await theirs.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    // Closing closes only the file.
    await expect(theirs.getByRole('link', { name: 'notice.png', exact: true })).toBeFocused();
  }
  // wide enough again for the panel beside the page
  await applyViewport(theirs, viewports[2]);

  await panel.getByRole('button', { name: 'Delete notice.png' }).click();
  // No confirmation: deleting can be undone.
  const shownTo = [panel, theirPanel].map((each) => each.getByRole('link', { name: 'notice.png', exact: true }));
  await expect(page.getByText('notice.png deleted')).toBeVisible();
  for (const link of shownTo) await expect(link).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('notice.png restored')).toBeVisible();
  for (const link of shownTo) await expect(link).toBeVisible();
  await panel.getByRole('button', { name: 'Delete notice.png' }).click();
  for (const link of shownTo) await expect(link).toBeHidden();
  await theirPanel.getByLabel('Add files').setInputFiles(picture('thanks.png'));
  await expect(panel.getByRole('link', { name: 'thanks.png' })).toBeVisible();
  await theirs.context().close();
});

test('uploads several files to one question: retries one, cancels one, and restores a removed one @all', async ({
  page,
  browser,
}) => {
  test.slow();
  const address = await openPlans(page);
  await page.goto(address);
  const line = await lineOf(page);
  line.cutOnce('second.png');
  line.hold('third.png');
  const chooser = page.getByLabel(/Add (a|another) file/);
  await chooser.setInputFiles([picture('first.png'), picture('second.png'), picture('third.png')]);
  await expect(page.getByRole('button', { name: 'Remove first.png' })).toBeVisible();
  await expect(page.getByText('There was an error uploading your file. Please try again.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Uploading third.png…' })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Cancel third.png' }).click();
  await page.getByRole('button', { name: 'Try again to upload second.png' }).click();
  await expect(page.getByRole('button', { name: 'Remove second.png' })).toBeVisible();
  // Each invalid file gets its own error and does not block the others.
  await chooser.setInputFiles([
    picture('fourth.png'),
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no plan') },
  ]);
  await expect(page.getByText(/^plan\.pdf isn’t the file type its name says it is/)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss plan.pdf' }).click();
  await expect(page.getByRole('button', { name: 'Remove fourth.png' })).toBeVisible();
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Remove second.png' }).click();
  await expect(page.getByText(/^second\.png was removed from this answer\. It isn’t lost/)).toBeVisible();
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Restore file second.png' }).click();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  await expect(chooser).toBeFocused();
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Remove second.png' }).click();
  await waitUntilSaved(page);
  await page.screenshot({ path: 'test-results/shots/taken-out.png', fullPage: true });
  await page.reload();
  for (const name of ['first.png', 'fourth.png'])
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await expect(page.getByText(/second\.png|third\.png|plan\.pdf/)).toHaveCount(0);

  const clerk = await (await browser.newContext()).newPage();
  await signInAsPlayer(clerk, 'owner');
  await clerk.goto(address);
  await clerk.getByRole('link', { name: 'Files', exact: true }).click();
  const panel = clerk.getByRole('complementary', { name: 'Documents and Files' });
  await expect(panel.getByRole('link', { name: 'first.png' })).toBeVisible();
  await expect(panel.getByText('Answers “Site plan”').first()).toBeVisible();
  await panel.getByText('1 file was replaced or removed').click();
  await expect(panel.getByRole('link', { name: 'second.png' })).toBeVisible();
  await expectGoodInEveryViewport(clerk);
  await clerk.context().close();
});
