import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Binaries } from '#server/embedded/postgres/postgresBinaries.ts';
import type { Owner } from '#server/embedded/postgres/postgresOwner.ts';

/** `durable` keeps every committed row through a crash; `disposable` is for tests, which throw the data away. */
export type Keeping = 'durable' | 'disposable';

export interface Launch {
  readonly binaries: Binaries;
  readonly owner: Owner;
  readonly folder: string;
  readonly log: string;
  readonly port: number;
  readonly keeping: Keeping;
  readonly settings: Readonly<Record<string, string>>;
}

const everySetting = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // nothing copies from an embedded server, so its log need not be able to feed a replica
  wal_level: 'minimal',
  max_wal_senders: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const settingsOf: Record<Keeping, Record<string, string>> = {
  durable: { ...everySetting, max_connections: '100' },
  disposable: {
    ...everySetting,
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // its folder is copied for each run, so it stays small
    min_wal_size: '2MB',
    autovacuum_naptime: '1h',
  },
};

/**
 * A connection that has worked keeps up to 16 MB of what it took, for its next statement: to give it back each time and take it
 * again makes the first batches of a worker a tenth slower (0046). Of the C library; another one does not heed it.
 */
const memoryKept = {
  MALLOC_TRIM_THRESHOLD_: String(16 * 1024 ** 2),
  MALLOC_MMAP_THRESHOLD_: String(16 * 1024 ** 2),
  MALLOC_TOP_PAD_: String(1024 ** 2),
};

/**
 * Starts the server in a session of its own, so that a Ctrl-C in the terminal reaches the application only, which closes
 * its connections first.
 */
export function launchPostgres({ binaries, owner, folder, log, port, keeping, settings }: Launch): ChildProcess {
  const output = openSync(log, 'w', 0o600);
  const options = Object.entries({ ...settingsOf[keeping], ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = spawn(binaries.postgres, ['-D', folder, '-p', String(port), ...options], {
    ...owner,
    cwd: '/',
    env: { ...memoryKept, LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: binaries.libraries },
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  endWithThisProcess(server, owner);
  return server;
}

/**
 * A kill -9 leaves this process no moment to stop its server. A shell waits for the end of a pipe that only this process
 * holds open, and stops the server then; a line through the pipe tells it that there is nothing left to stop.
 */
function endWithThisProcess(server: ChildProcess, owner: Owner): void {
  const guard = spawn('/bin/sh', ['-c', 'read -r line || kill -INT "$0"', String(server.pid)], {
    ...owner,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  server.once('exit', () => guard.stdin.end('ended\n'));
}
