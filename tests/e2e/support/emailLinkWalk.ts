import { expect, type Browser } from '@playwright/test';
import { Client } from 'pg';
import { invalidLinkWords } from '#messages/account/accountWords.ts';
import { failurePages } from '#messages/shell/failureWords.ts';
import type { MailKind } from '#server/mail/mailTemplates.ts';
import { embeddedDatabase } from '#tests/e2e/support/database.ts';
import { sendSignIn, signInThroughPage } from '#tests/e2e/support/signIn.ts';

export interface Receiver {
  readonly email: string;
  readonly password: string;
}

/** Page titles that no emailed link may lead to. */
const deadEnds: readonly string[] = [
  ...Object.values(failurePages).flatMap((page) => (typeof page === 'object' ? [page.title] : [])),
  ...Object.values(invalidLinkWords.title),
];

/** Links in the person's newest emails of this kind, one per kind of target page. */
export async function linksOf(kind: MailKind, email: string): Promise<string[]> {
  const client = new Client({ connectionString: embeddedDatabase() });
  await client.connect();
  const text = 'SELECT html FROM outbox_mails WHERE kind = $1 AND to_email = $2 ORDER BY created_at DESC LIMIT 200';
  const { rows } = await client.query<{ html: string }>(text, [kind, email]);
  await client.end();
  const bySort = new Map<string, string>();
  for (const { html } of rows) {
    for (const [, href = ''] of html.matchAll(/href="https?:\/\/[^/"]+([^"]*)"/g)) {
      const path = href.replaceAll('&amp;', '&');
      const sort = path.replace(/[0-9a-f-]{36}|[\w-]{40,}|[A-Z0-9]{8,}/g, 'id');
      if (!bySort.has(sort)) bySort.set(sort, path);
    }
  }
  return [...bySort.values()];
}

/** Opens a link in a signed-out browser, signs in if asked, and checks that it does not lead to a dead end. */
export async function openEmailLink(browser: Browser, link: string, { email, password }: Receiver): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const isPaper = link.endsWith('.pdf');
  await page.goto(link);
  // The page itself redirects to sign-in, so wait for its heading first.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (new URL(page.url()).pathname === '/users/sign_in' && !link.startsWith('/users/')) {
    if (isPaper) {
      const paper = page.waitForResponse((response) => response.url().endsWith(link));
      await sendSignIn(page, email, password);
      expect((await paper).headers()['content-type']).toBe('application/pdf');
      return context.close();
    }
    await signInThroughPage(page, email, password);
    await expect(page).toHaveURL((url) => url.pathname.startsWith(new URL(link, url).pathname));
  }
  expect(isPaper, `${link} asks nobody who they are`).toBe(false);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  // A skeleton or the previous page may be shown for a moment.
  await page.waitForLoadState('networkidle');
  expect(deadEnds, `${link} leads to`).not.toContain(await title.textContent());
  await context.close();
}
