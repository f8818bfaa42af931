import type { Page } from '@playwright/test';
import { townPassword } from '#server/demoTown/cast.ts';

/** Signs in on the page that asks for it, as people do. */
export async function sendSignIn(page: Page, email: string, password = townPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The same, until the page that was asked for is there. */
export async function signInByHand(page: Page, email: string, password = townPassword): Promise<void> {
  await sendSignIn(page, email, password);
  await page.waitForURL((url) => !url.pathname.startsWith('/users/sign_in'));
}
