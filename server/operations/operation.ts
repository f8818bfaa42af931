import { actorKey, actingUserId } from '#server/actor.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import { inTransaction } from '#server/database/inTransaction.ts';
import { queriesIn, type Queries } from '#server/database/queriesIn.ts';
import { announce, type Announcement } from '#server/events/announce.ts';
import { newId } from '#server/newId.ts';
import { enqueue, type EnqueueOptions } from '#server/jobs/enqueue.ts';
import type { TaskName, TaskPayload } from '#server/jobs/catalog.ts';
import { onceForKey } from '#server/operations/onceForKey.ts';
import { audit, type AuditEntry } from '#server/operations/audit.ts';
import type { OperationContext } from '#server/Services.ts';

export interface ActivityEntry {
  readonly kind: string;
  readonly teamId: string;
  readonly submissionId?: string;
  readonly masterTemplateId?: string;
  readonly isInternal?: boolean;
  readonly data?: Readonly<Record<string, string | number | boolean | null>>;
}

/** One transaction of one operation. What it tells the world is written with the change, or not at all. */
export interface Tx {
  readonly db: DatabaseTransaction;
  /** the same transaction, for statements of our own */
  readonly queries: Queries;
  readonly ctx: OperationContext;
  /** the same moment for everything that this operation writes */
  readonly now: Date;
  announce(event: Announcement): void;
  record(entry: ActivityEntry): void;
  /** for the audit log; see domain/audit */
  audit(entry: AuditEntry): void;
  enqueue<Name extends TaskName>(name: Name, payload: TaskPayload<Name>, options?: EnqueueOptions): Promise<void>;
}

export type Operation<Input, Output> = (
  ctx: OperationContext,
  input: Input,
  idempotencyKey?: string | null,
) => Promise<Output>;

/**
 * Makes an operation of its body: opens the transaction, runs the body once for an idempotency key, and writes
 * activity and events with it. A body may run again after a deadlock, so it has no effect outside the transaction.
 */
export function operation<Input, Output>(
  name: string,
  body: (tx: Tx, input: Input) => Promise<Output>,
): Operation<Input, Output> {
  return async (ctx, input, idempotencyKey) => {
    const now = ctx.services.now();
    const output = await inTransaction(ctx.services.db, async (db) => {
      const run = (): Promise<Output> => execute(db, ctx, now, (tx) => body(tx, input));
      if (!idempotencyKey) return run();
      return onceForKey(db, { actor: actorKey(ctx.actor), operation: name, key: idempotencyKey, input }, run);
    });
    ctx.services.notifyEvents();
    return output;
  };
}

async function execute<Output>(
  db: DatabaseTransaction,
  ctx: OperationContext,
  now: Date,
  body: (tx: Tx) => Promise<Output>,
): Promise<Output> {
  const announcements: Announcement[] = [];
  const activities: ActivityEntry[] = [];
  const audited: AuditEntry[] = [];
  const output = await body({
    db,
    queries: queriesIn(db),
    ctx,
    now,
    announce: (event) => void announcements.push(event),
    record: (entry) => void activities.push(entry),
    audit: (entry) => void audited.push(entry),
    enqueue: (name, payload, options) => enqueue(db, name, payload, options),
  });
  if (activities.length > 0) {
    const actorId = actingUserId(ctx.actor);
    await db.activity.createMany({
      data: activities.map((entry) => ({ id: newId(), actorId, createdAt: now, ...entry })),
    });
  }
  if (audited.length > 0) await audit(db, ctx, audited);
  if (announcements.length > 0) await announce(db, announcements);
  return output;
}
