import { expect, type APIRequestContext } from '@playwright/test';
import { allowEmailedUrl } from '#tests/e2e/support/allowedNavigation.ts';

const mailPage = /href="\/dev\/mail\/([0-9a-f-]{36})"/g;

/** Waits for the newest link below this path in the person's emails. */
export async function emailedLink(request: APIRequestContext, email: string, below: string): Promise<string> {
  let found: string | null = null;
  await expect(async () => {
    found = await newestLink(request, email, below);
    expect(found, `a mail to ${email} with a link to ${below}`).not.toBeNull();
  }).toPass({ timeout: 15_000 });
  return found as unknown as string;
}

async function newestLink(request: APIRequestContext, email: string, below: string): Promise<string | null> {
  const list = await request.get('/dev/mail', { params: { to: email, live: 'off' } });
  for (const [, id] of (await list.text()).matchAll(mailPage)) {
    const html = await (await request.get(`/dev/mail/${id}/html`)).text();
    const link = new RegExp(`href="https?://[^/"]+(${below}[^"]*)"`).exec(html)?.[1];
    if (link) {
      const address = link.replaceAll('&amp;', '&');
      allowEmailedUrl(address);
      return address;
    }
  }
  return null;
}

/** Waits until the person has received an email with this subject. */
export async function expectEmail(request: APIRequestContext, email: string, subject: string): Promise<void> {
  await expect(async () => {
    const list = await request.get('/dev/mail', { params: { to: email, live: 'off' } });
    expect(await list.text()).toContain(subject);
  }).toPass({ timeout: 15_000 });
}

/** Waits for the person's newest email with this subject and returns its HTML. */
export async function emailedText(request: APIRequestContext, email: string, subject: string): Promise<string> {
  let found: string | null = null;
  await expect(async () => {
    const list = await request.get('/dev/mail', { params: { to: email, live: 'off' } });
    for (const [, id] of (await list.text()).matchAll(mailPage)) {
      const html = await (await request.get(`/dev/mail/${id}/html`)).text();
      if (found === null && html.includes(subject)) found = html;
    }
    expect(found, `a mail to ${email} about ${subject}`).not.toBeNull();
  }).toPass({ timeout: 15_000 });
  return found as unknown as string;
}
