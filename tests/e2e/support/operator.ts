import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { root } from '#scripts/setup/root.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { verified, type Somebody } from '#tests/e2e/support/people.ts';
import type { Asker } from '#tests/e2e/support/withoutWindow.ts';

const run = promisify(execFile);

/** Names somebody an operator as one does on the server; answers what the command says. */
export async function nameOperator(email: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA'], DATABASE_URL: '' };
  const { stdout } = await run('npm', ['run', '-s', 'operator', '--', email], { cwd: root, env });
  return stdout;
}

/** Signed in to the account of somebody who runs the installation, and was named on the server before. */
export async function operating(asker: Asker, name = 'Olive Operator'): Promise<Somebody> {
  const somebody = await verified(asker, name);
  await inDatabase('UPDATE users SET is_operator = true WHERE email = $1', somebody.email);
  return somebody;
}

/** Somebody has asked for a team, as they can where the operator decides. */
export const askedForTeam = ({ email }: Somebody, name: string, purpose: string): Promise<void> =>
  inDatabase(
    `INSERT INTO team_applications (id, applicant_id, name, purpose) SELECT gen_random_uuid(), id, $2, $3 FROM users WHERE email = $1`,
    ...[email, name, purpose],
  );

/** Goes to the pages of the operator as one finds them: by the menu of the own account. */
export async function openOperator(page: Page, name = 'Olive Operator'): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Account: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Operator' }).click();
  // the page before has the same title as the first of these
  await page.getByRole('navigation', { name: 'Operator pages' }).waitFor();
}
