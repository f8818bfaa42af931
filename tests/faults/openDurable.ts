import path from 'node:path';
import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { clearPostmaster, readPostmaster } from '#server/embedded/postgres/postmaster.ts';
import { startPostgres, type EmbeddedPostgres } from '#server/embedded/postgres/startPostgres.ts';
import { descendants } from '#tests/commands/processes.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';

/** A drill's own PostgreSQL, to be killed or paused. */
interface Durable {
  readonly url: string;
  killAndStartAgain(): Promise<void>;
  /** pauses all its processes, like a hung machine or disk; SIGCONT resumes them */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
}

/** A PostgreSQL that keeps committed data, as in production; the ones of other tests do not. */
export async function openDurable(parts: AsyncDisposableStack): Promise<Durable> {
  const folder = path.join(scratchFolder('drill'), 'postgres');
  let postgres: EmbeddedPostgres = await startPostgres({ folder, durability: 'durable' });
  parts.defer(() => postgres.stop());
  await applyMigrations(postgres.url);
  const port = Number(new URL(postgres.url).port);
  const signalAll = (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void => {
    const pid = readPostmaster(postgres.folder)?.pid ?? 0;
    for (const one of [pid, ...descendants(pid)]) process.kill(one, signal);
  };
  return {
    url: postgres.url,
    signal: signalAll,
    async killAndStartAgain() {
      signalAll('SIGKILL');
      await postgres.ended;
      await clearPostmaster(postgres.folder);
      postgres = await startPostgres({ folder, durability: 'durable', port });
    },
  };
}
