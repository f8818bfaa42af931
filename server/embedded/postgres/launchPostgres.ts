import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Binaries } from '#server/embedded/postgres/postgresBinaries.ts';
import type { Owner } from '#server/embedded/postgres/postgresOwner.ts';

/** `durable` keeps every committed row through a crash; `disposable` is for tests, which discard the data. */
export type Durability = 'durable' | 'disposable';

export interface Launch {
  readonly binaries: Binaries;
  readonly owner: Owner;
  readonly folder: string;
  readonly log: string;
  readonly port: number;
  readonly durability: Durability;
  readonly settings: Readonly<Record<string, string>>;
}

const everySetting = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // an embedded server has no replicas
  wal_level: 'minimal',
  max_wal_senders: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const settingsOf: Record<Durability, Record<string, string>> = {
  durable: { ...everySetting, max_connections: '100' },
  disposable: {
    ...everySetting,
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // its folder is copied for each run, so it must stay small
    min_wal_size: '2MB',
    autovacuum_naptime: '1h',
  },
};

/**
 * A connection that has done work keeps up to 16 MB of its memory for the next statement: releasing and allocating it
 * each time makes a worker's first batches a tenth slower (0046). For glibc; other C libraries ignore it.
 */
const memoryKept = {
  MALLOC_TRIM_THRESHOLD_: String(16 * 1024 ** 2),
  MALLOC_MMAP_THRESHOLD_: String(16 * 1024 ** 2),
  MALLOC_TOP_PAD_: String(1024 ** 2),
};

/**
 * Starts the server in its own session, so that Ctrl-C in the terminal reaches only the application, which closes its
 * connections first.
 */
export function launchPostgres({
  binaries,
  owner,
  folder,
  log,
  port,
  durability: keeping,
  settings,
}: Launch): ChildProcess {
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
 * After a kill -9, this process can't stop its server. So a shell waits for the end of a pipe that only this process
 * holds open, and then stops the server; a line through the pipe tells it that there is nothing to stop.
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
