import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { root } from '#scripts/setup/root.ts';
import { queryDatabase } from '#tests/e2e/support/database.ts';
import { signUpVerified, type E2ePerson } from '#tests/e2e/support/people.ts';
import type { RequestSender } from '#tests/e2e/support/withoutWindow.ts';

const run = promisify(execFile);

/** Names an operator with the server command, and returns its output. */
export async function nameOperator(email: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA'], DATABASE_URL: '' };
  const { stdout } = await run('npm', ['run', '-s', 'operator', '--', email], { cwd: root, env });
  return stdout;
}

/** Signs in a person who is already an operator. */
export async function signInAsOperator(asker: RequestSender, name = 'Olive Operator'): Promise<E2ePerson> {
  const somebody = await signUpVerified(asker, name);
  await queryDatabase('UPDATE users SET is_operator = true WHERE email = $1', somebody.email);
  return somebody;
}

/** Adds a team request, as users can submit where the operator approves teams. */
export const requestTeam = ({ email }: E2ePerson, name: string, purpose: string): Promise<void> =>
  queryDatabase(
    `INSERT INTO team_applications (id, applicant_id, name, purpose) SELECT gen_random_uuid(), id, $2, $3 FROM users WHERE email = $1`,
    ...[email, name, purpose],
  );

/** Opens the operator pages from the account menu. */
export async function openOperator(page: Page, name = 'Olive Operator'): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Account: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Operator' }).click();
  // The previous page's title is the same as the first operator page's.
  await page.getByRole('navigation', { name: 'Operator pages' }).waitFor();
}
