import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { startPostgres, type EmbeddedPostgres } from '#server/embedded/postgres/startPostgres.ts';
import type { Drill, Finding } from '#tests/faults/drill.ts';
import { servicesOn } from '#tests/faults/scene.ts';
import { keepWriting, makeWriters, findKeptAnswers } from '#tests/faults/writers.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const writerCount = 4;
const savesBefore = 100;
const savesAfter = 60;

/** Follows docs/operate.md: a base backup, the WAL archive since then, and a point in time. */
async function run(): Promise<readonly Finding[]> {
  await using parts = new AsyncDisposableStack();
  const scratch = scratchFolder('archive');
  const [archive, base] = [path.join(scratch, 'archive'), path.join(scratch, 'base')];
  const lost = path.join(scratch, 'postgres');
  mkdirSync(archive, { recursive: true });
  // PostgreSQL may run as another user
  for (const folder of [scratch, archive]) chmodSync(folder, 0o777);
  let postgres = await startArchived(lost, archive);
  parts.defer(() => postgres.stop());
  await applyMigrations(postgres.url);

  await using before = new AsyncDisposableStack();
  const { services } = await servicesOn(postgres.url, before);
  const writers = await makeWriters(services, writerCount);
  const server = before.use(await startPortico('server', { url: postgres.url }));
  /** Waits until this many more answers are acknowledged; then no one writes. */
  const write = async (count: number, meanwhile?: () => Promise<void>): Promise<void> => {
    const over = new AbortController();
    let saves = 0;
    const wanted = { port: server.port, over: over.signal, onAcknowledged: () => void (saves += 1) };
    const writing = Promise.all(writers.map((writer) => keepWriting(writer, wanted)));
    await meanwhile?.();
    while (saves < count) await pause(1);
    over.abort();
    await writing;
  };

  const backup = new pg.Client(postgres.url);
  await backup.connect();
  await write(savesBefore);
  await backup.query(`SELECT pg_backup_start('drill', fast => true)`);
  // files change while they are copied; replaying the archive makes them consistent
  await write(savesAfter, () => copy(realpathSync(postgres.folder), base));
  const { rows: labels } = await backup.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
  await write(savesAfter);
  const acknowledged = writers.map((writer) => writer.acknowledged.length);
  // the database's clock, as someone would read it in the log
  const { rows: moments } = await backup.query<{ at: string }>('SELECT clock_timestamp()::text AS at');
  await write(savesAfter);
  const later = writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
  await backup.query('SELECT pg_switch_wal()');
  const { rows: last } = await backup.query<{ name: string }>(
    `SELECT pg_walfile_name(pg_current_wal_lsn() - 1) AS name`,
  );
  while (!readdirSync(archive).some((file) => file >= (last[0]?.name ?? ''))) await pause(20);
  await backup.end();
  await before.disposeAsync();
  await postgres.stop();

  rmSync(path.join(base, 'postmaster.pid'), { force: true });
  for (const file of readdirSync(path.join(base, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)))
    rmSync(path.join(base, 'pg_wal', file));
  const like = path.join(base, 'postgresql.auto.conf');
  for (const name of ['backup_label', 'recovery.signal'])
    execFileSync('cp', ['-p', '--attributes-only', like, path.join(base, name)]);
  appendFileSync(path.join(base, 'backup_label'), labels[0]?.labelfile ?? '');
  appendFileSync(
    like,
    `restore_command = 'cp ${archive}/%f %p'
     recovery_target_time = '${moments[0]?.at ?? ''}'
     recovery_target_action = 'promote'\n`,
  );
  postgres = await startPostgres({ folder: base, durability: 'durable', settings: { wal_level: 'replica' } });
  await using after = new AsyncDisposableStack();
  const again = await servicesOn(postgres.url, after);
  const atThatMoment = writers.map((writer, place) => ({
    ...writer,
    acknowledged: writer.acknowledged.slice(0, acknowledged[place]),
  }));
  const kept = await findKeptAnswers(again.services, atThatMoment);
  const revisions = await again.services.db.answerRevision.count();
  return [
    { what: 'answers acknowledged before the recovery point', found: kept.acknowledged },
    { what: 'of these, lost', found: kept.lost, wish: 0 },
    { what: 'torn answers', found: kept.torn, wish: 0 },
    { what: 'answers stored after the recovery point', found: later - kept.acknowledged },
    { what: 'of these, restored', found: revisions - kept.acknowledged, wish: 0 },
  ];
}

const copy = async (from: string, to: string): Promise<void> =>
  void (await promisify(execFile)('cp', ['-Rp', from, to]));

async function startArchived(folder: string, archive: string): Promise<EmbeddedPostgres> {
  const archiving = {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: '1',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  };
  return startPostgres({ folder, durability: 'durable', settings: archiving });
}

export const drill: Drill = { title: 'The database is destroyed and restored to a point in time', run };
