import { statement } from '#server/database/statement.ts';
import { ScannerUnavailable, type Scanner, type ScanVerdict } from '#server/files/Scanner.ts';
import type { FileStore } from '#server/files/store.ts';
import type { StoredFile } from '#server/generated/prisma/client.ts';
import { adminsOf, notify } from '#server/operations/mail/notices.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * Scans a file that is waiting for it. Throws ScannerAway if there is no scanner; it is retried, and no one can
 * download the file in the meantime.
 */
export async function scanFile(ctx: OperationContext, fileId: string): Promise<void> {
  const { db, files, scanner } = ctx.services;
  const file = await db.storedFile.findUnique({ where: { id: fileId } });
  if (file?.state !== 'checking') return;
  // a process that was not told of the scanner lets nothing through
  if (!scanner) throw new ScannerUnavailable('no virus scanner is configured');
  const verdict = (await knownVerdict(ctx, file)) ?? (await look(files, scanner, file.key));
  await keepVerdict(ctx, { fileId, verdict });
  if (verdict !== 'clean') await files.delete(file.key);
}

/** Bytes that a renewal shares were scanned before, so their verdict is reused: they may be gone by now. */
async function knownVerdict(
  { services: { db } }: OperationContext,
  { id, key }: StoredFile,
): Promise<ScanVerdict | null> {
  const seen = ['stored', 'infected', 'refused'] as const;
  const other = await db.storedFile.findFirst({ where: { key, id: { not: id }, state: { in: [...seen] } } });
  return (Object.keys(states) as ScanVerdict[]).find((verdict) => states[verdict] === other?.state) ?? null;
}

async function look(files: FileStore, scanner: Scanner, key: string): Promise<ScanVerdict> {
  const content = await files.read(key);
  return scanner.scan(content).finally(() => content.destroy());
}

interface Found {
  readonly fileId: string;
  readonly verdict: ScanVerdict;
}

const states = { clean: 'stored', infected: 'infected', tooLarge: 'refused' } as const;

const keepVerdict = operation<Found, void>('scanFile', async (tx, { fileId: id, verdict }) => {
  const { count } = await tx.db.storedFile.updateMany({
    where: { id, state: 'checking' },
    data: { state: states[verdict], ...(verdict === 'clean' ? {} : { byteSize: 0 }) },
  });
  if (count === 0) return;
  const { submissionId, teamId } = await tx.db.storedFile.findUniqueOrThrow({ where: { id } });
  if (submissionId !== null && teamId !== null)
    tx.announce({ topic: `submission:${submissionId}`, teamId, payload: { submissionId } });
  if (verdict !== 'clean') await condemn(tx, id, verdict);
});

const change = { infected: 'fileInfected', tooLarge: 'fileNotScannable' } as const;

/** Deletes the bytes. The row, the activity, and the audit log record what was there, and people are notified. */
async function condemn(tx: Tx, id: string, verdict: keyof typeof change): Promise<void> {
  const file = await tx.db.storedFile.findUniqueOrThrow({ where: { id }, include: { repoFile: true } });
  const { submissionId, teamId, filename: fileName, uploadedById } = file;
  const data = { fileName, uploadedById, verdict };
  tx.audit({ kind: 'fileInfected', teamId, subjectType: 'StoredFile', subjectId: id, data });
  if (submissionId === null || teamId === null) return;
  const isInternal = file.repoFile !== null && !file.repoFile.isPublic;
  tx.record({ kind: change[verdict], teamId, submissionId, isInternal, data: { fileName } });
  const people = [...(await adminsOf(tx, submissionId)), ...(uploadedById === null ? [] : [uploadedById])];
  await notify(tx, submissionId, people, {
    type: 'fileRemoved',
    kind: 'submissionChanged',
    params: (about) => ({ ...about, change: change[verdict], message: fileName }),
    once: `fileRemoved:${id}`,
  });
}

const waitingForScan = statement<[most: number], { readonly id: string }>(
  'sweep_files_to_scan',
  `SELECT id FROM stored_files WHERE state = 'checking' AND deleted_at IS NULL ORDER BY created_at LIMIT $1`,
);
const atOnce = 100;

const askForScans = operation<readonly string[], void>('askForScans', async (tx, ids) => {
  for (const fileId of ids) await tx.enqueue('file/scanFile', { fileId }, { key: fileId });
});

/** Queues scans again for waiting files, whose job may have ended or be backing off for an hour. */
export async function resumeScans(ctx: OperationContext): Promise<number> {
  if (!ctx.services.scanner) return 0;
  const waiting = await waitingForScan.rows(ctx.services.pool, [atOnce]);
  if (waiting.length > 0)
    await askForScans(
      ctx,
      waiting.map(({ id }) => id),
    );
  return waiting.length;
}
