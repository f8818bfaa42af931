import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { withDatabaseName } from '#tests/support/cluster.ts';

/** Runs a callback with a new database without tables, and drops it at the end. */
export async function withEmptyDatabase<T>(work: (client: pg.Client, url: string) => Promise<T>): Promise<T> {
  const { adminUrl } = inject('cluster');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`create database ${name} template template0`);
  const url = withDatabaseName(adminUrl, name);
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client, url);
  } finally {
    await client.end();
    // without "with (force)": this waits for a connection that is closing, instead of failing
    await admin.query(`drop database ${name}`);
    await admin.end();
  }
}
