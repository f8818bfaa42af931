import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { passwordFile } from '#server/embedded/postgres/createCluster.ts';

/** Connection string of the started application's PostgreSQL, read from its pid file. */
export function embeddedDatabase(): string {
  const folder = path.join(process.env['E2E_DATA'] ?? '', 'postgres');
  const [, , , port] = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  return `postgresql://portico:${readFileSync(path.join(folder, passwordFile), 'utf8')}@127.0.0.1:${port}/portico`;
}

/** Changes data in ways the application doesn't offer. */
export async function queryDatabase(text: string, ...values: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: embeddedDatabase() });
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

/** Ages the person's last reauthentication past the limit. */
export const expireIdentityProof = (email: string): Promise<void> =>
  queryDatabase(
    `UPDATE sessions SET confirmed_at = now() - interval '11 minutes'
      WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    email,
  );
