import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { FileUse } from '#server/generated/prisma/client.ts';
import { checkFileQuotas } from '#server/operations/file/checkFileQuotas.ts';
import type { Tx } from '#server/operations/operation.ts';

interface Claim {
  readonly use: FileUse;
  /** null if it belongs to a person */
  readonly teamId: string | null;
  readonly submissionId?: string;
}

/**
 * Assigns an accepted file its use, permanently. The database enforces this: of two concurrent claims, the second is
 * refused. Call it before anything references the file. See decision 0018.
 */
export async function claimFile(tx: Tx, id: string, { use, teamId, submissionId }: Claim): Promise<void> {
  const free = { id, use: null, deletedAt: null, state: { in: ['stored' as const, 'checking' as const] } };
  const data = { use, teamId, submissionId: submissionId ?? null };
  const { count } = await tx.db.storedFile.updateMany({ where: free, data });
  if (count === 0) throw new InvalidInput([{ path: 'file', code: 'fileInUse' }]);
  await checkFileQuotas(tx, { teamId, ...(submissionId === undefined ? {} : { submissionId }) });
}
