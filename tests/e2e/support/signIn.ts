import type { Page } from '@playwright/test';
import { townPassword } from '#server/demoTown/townPeople.ts';

/** Fills in and submits the sign-in page. */
export async function sendSignIn(page: Page, email: string, password = townPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in on the sign-in page and waits for the page requested before. */
export async function signInThroughPage(page: Page, email: string, password = townPassword): Promise<void> {
  await sendSignIn(page, email, password);
  await page.waitForURL((url) => !url.pathname.startsWith('/users/sign_in'));
}
