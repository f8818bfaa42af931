import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { root } from '#scripts/setup/root.ts';
import { verified, type Somebody } from '#tests/e2e/support/people.ts';

const run = promisify(execFile);

/** Names somebody an operator as one does on the server; answers what the command says. */
export async function nameOperator(email: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA'], DATABASE_URL: '' };
  const { stdout } = await run('npm', ['run', '-s', 'operator', '--', email], { cwd: root, env });
  return stdout;
}

/** The page is signed in to the account of somebody who runs the installation. */
export async function operating(page: Page, name = 'Olive Operator'): Promise<Somebody> {
  const somebody = await verified(page, name);
  await nameOperator(somebody.email);
  return somebody;
}

/** Goes to the pages of the operator as one finds them: by the menu of the own account. */
export async function openOperator(page: Page, name = 'Olive Operator'): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Account: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Operator' }).click();
  // the page before has the same title as the first of these
  await page.getByRole('navigation', { name: 'Operator pages' }).waitFor();
}
