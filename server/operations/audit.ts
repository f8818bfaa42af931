import type { AuditKind } from '#domain/audit/auditKinds.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/ids.ts';
import type { Database, DatabaseTransaction } from '#server/database/prisma.ts';
import type { OperationContext } from '#server/services.ts';

export interface AuditEntry {
  readonly kind: AuditKind;
  /** the team whose owners may read it; left out for what concerns a person alone */
  readonly teamId?: string | null;
  /** who did it, where nobody was signed in yet */
  readonly actorId?: string;
  readonly subjectType?: string;
  readonly subjectId?: string;
  /** names, addresses and amounts as they were; never what could sign somebody in */
  readonly data?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Adds to the audit log. In an operation `tx.audit` does it; this is for what was refused and left no transaction. */
export async function audit(
  db: Database | DatabaseTransaction,
  { actor, client, services }: OperationContext,
  entries: readonly AuditEntry[],
): Promise<void> {
  await db.auditEntry.createMany({
    data: entries.map(({ actorId, ...entry }) => ({
      id: newId(),
      at: services.now(),
      actorKind: actor.kind,
      actorId: actorId ?? actingUserId(actor),
      tokenId: actor.kind === 'token' ? actor.tokenId : null,
      address: client?.address ?? null,
      userAgent: client?.userAgent ?? null,
      requestId: client?.requestId ?? null,
      ...entry,
    })),
  });
}
