import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { passwordFile } from '#server/embedded/postgres/createCluster.ts';

/** Where the started application keeps its data, as PostgreSQL notes it. */
export function embeddedDatabase(): string {
  const folder = path.join(process.env['E2E_DATA'] ?? '', 'postgres');
  const [, , , port] = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  return `postgresql://portico:${readFileSync(path.join(folder, passwordFile), 'utf8')}@127.0.0.1:${port}/portico`;
}

/** What no door of the application does. */
export async function inDatabase(text: string, ...values: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: embeddedDatabase() });
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

/** As if the person with this address had proved who they are longer ago than is enough. */
export const ageProof = (email: string): Promise<void> =>
  inDatabase(
    `UPDATE sessions SET confirmed_at = now() - interval '11 minutes'
      WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    email,
  );
