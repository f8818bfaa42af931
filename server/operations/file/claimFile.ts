import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { FileUse } from '#server/generated/prisma/client.ts';
import { withinQuotas } from '#server/operations/file/withinQuotas.ts';
import type { Tx } from '#server/operations/operation.ts';

interface Claim {
  readonly use: FileUse;
  /** null for what belongs to a person */
  readonly teamId: string | null;
  readonly submissionId?: string;
}

/**
 * Lets a file that was taken in be one thing, for ever. The database holds it to that; of two that want the same file
 * at once, the second is told. Asked before anything keeps the file. Decision 0018.
 */
export async function claimFile(tx: Tx, id: string, { use, teamId, submissionId }: Claim): Promise<void> {
  const free = { id, use: null, deletedAt: null, state: { in: ['stored' as const, 'checking' as const] } };
  const data = { use, teamId, submissionId: submissionId ?? null };
  const { count } = await tx.db.storedFile.updateMany({ where: free, data });
  if (count === 0) throw new InvalidInput([{ path: 'file', code: 'fileInUse' }]);
  await withinQuotas(tx, { teamId, ...(submissionId === undefined ? {} : { submissionId }) });
}
