import { Client } from 'pg';
import { embeddedDatabase } from '#tests/e2e/support/database.ts';
import type { E2ePerson } from '#tests/e2e/support/people.ts';

/** Makes a person a government user in the database, as an operator does (`publicFormPage.e2e.ts` shows how). */
export async function addGovernmentStaff({ email }: Pick<E2ePerson, 'email'>): Promise<void> {
  const client = new Client({ connectionString: embeddedDatabase() });
  await client.connect();
  await client.query('UPDATE users SET is_government = true WHERE email = $1', [email]);
  await client.end();
}
