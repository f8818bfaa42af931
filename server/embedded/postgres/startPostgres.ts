import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '#server/embedded/freePort.ts';
import { createCluster, passwordFile } from '#server/embedded/postgres/createCluster.ts';
import { launchPostgres, type Durability } from '#server/embedded/postgres/launchPostgres.ts';
import { postgresBinaries } from '#server/embedded/postgres/postgresBinaries.ts';
import { postgresFolder } from '#server/embedded/postgres/postgresFolder.ts';
import { postgresOwner } from '#server/embedded/postgres/postgresOwner.ts';
import { clearPostmaster, readPostmaster } from '#server/embedded/postgres/postmaster.ts';
import { StartupError } from '#server/StartupError.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Where the data really are. */
  readonly folder: string;
  /** Resolves when the server has ended for any reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  readonly folder: string;
  readonly durability: Durability;
  /** Omitted: any free port. Given: the server is restarted and its address must not change. */
  readonly port?: number;
  /** Overrides of our PostgreSQL settings. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts our own PostgreSQL for a machine that has none, with its data in one folder. */
export async function startPostgres({
  folder: wanted,
  durability: keeping,
  port,
  settings = {},
}: PostgresOptions): Promise<EmbeddedPostgres> {
  const owner = postgresOwner(wanted);
  const folder = postgresFolder(wanted, owner);
  const binaries = postgresBinaries(owner);
  createCluster(folder, binaries, owner);
  await clearPostmaster(folder);

  const log = `${wanted}.log`;
  for (let attemptsLeft = 5; ; attemptsLeft -= 1) {
    const chosen = port ?? (await freePort());
    const server = launchPostgres({ binaries, owner, folder, log, port: chosen, durability: keeping, settings });
    const ended = once(server, 'exit').then(() => undefined);
    if (await becomesReady(server, folder)) {
      const url = await openDatabase(folder, chosen);
      return { url, folder, ended, stop: () => stop(server, ended) };
    }
    const said = readFileSync(log, 'utf8');
    const lostThePort = said.includes('Address already in use');
    if (!lostThePort || attemptsLeft === 0) throw new StartupError(`The embedded PostgreSQL did not start:\n${said}`);
  }
}

/** Crash recovery can take a while, so only the end of the server counts as a failure. */
async function becomesReady(server: ChildProcess, folder: string): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const postmaster = readPostmaster(folder);
    if (postmaster?.pid === server.pid && postmaster?.ready === true) return true;
    await pause(10);
  }
  return false;
}

const database = 'portico';

async function openDatabase(folder: string, port: number): Promise<string> {
  const password = readFileSync(path.join(folder, passwordFile), 'utf8');
  const server = `postgresql://portico:${password}@127.0.0.1:${port}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
  return `${server}/${database}`;
}

/** Tries a fast shutdown first; a hanging server is killed and recovers at its next start. */
async function stop(server: ChildProcess, ended: Promise<void>): Promise<void> {
  for (const [signal, milliseconds] of [
    ['SIGINT', 2500],
    ['SIGQUIT', 1000],
    ['SIGKILL', 1000],
  ] as const) {
    server.kill(signal);
    const isOver = await Promise.race([ended.then(() => true), pause(milliseconds, false)]);
    if (isOver) return;
  }
}
