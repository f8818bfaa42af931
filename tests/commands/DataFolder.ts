import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { scratchFolder } from '#tests/support/scratchFolder.ts';

/** A folder of embedded data for one test. */
export class DataFolder implements Disposable {
  readonly path = path.join(scratchFolder('command'), 'data');

  /** Copies the folder while nothing uses it, so that its town need not be built again. */
  copy(): DataFolder {
    const copied = new DataFolder();
    // with owners and modes, which PostgreSQL insists on
    execFileSync('cp', ['-Rp', this.path, copied.path]);
    return copied;
  }

  /** The embedded server's process id, from its pid file. */
  get postgres(): { readonly pid: number; readonly port: number } {
    const lines = readFileSync(path.join(this.#cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  }

  async query(sql: string): Promise<readonly Record<string, unknown>[]> {
    const password = readFileSync(path.join(this.#cluster, 'portico.password'), 'utf8');
    const client = new pg.Client({
      host: '127.0.0.1',
      port: this.postgres.port,
      user: 'portico',
      database: 'portico',
      password,
    });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  get #cluster(): string {
    return realpathSync(path.join(this.path, 'postgres'));
  }

  [Symbol.dispose](): void {
    rmSync(path.dirname(this.path), { recursive: true });
  }
}
