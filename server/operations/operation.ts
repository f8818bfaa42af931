import type { ActivityKind } from '#domain/submission/ActivityKind.ts';
import { actorKey, actingUserId } from '#server/actor.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import { inTransaction } from '#server/database/inTransaction.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';
import { announce, type Announcement } from '#server/events/announce.ts';
import type { TaskName, TaskPayload } from '#server/jobs/catalog.ts';
import { enqueue, type EnqueueOptions } from '#server/jobs/enqueue.ts';
import { newId } from '#server/newId.ts';
import { audit, type AuditEntry } from '#server/operations/audit.ts';
import { runOncePerKey, requestText } from '#server/operations/runOncePerKey.ts';
import type { OperationContext } from '#server/Services.ts';

interface Noted {
  readonly teamId: string;
  readonly isInternal?: boolean;
  readonly data?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Submission activity has a sentence for each kind; activity of forms and teams has none yet. */
type ActivityEntry = Noted &
  (
    | { readonly submissionId: string; readonly kind: ActivityKind }
    | { readonly submissionId?: never; readonly kind: string; readonly masterTemplateId?: string }
  );

/** The transaction of one operation. Its events, activity, and jobs are committed with the change or not at all. */
export interface Tx {
  readonly db: DatabaseTransaction;
  /** the same transaction, for raw SQL statements */
  readonly queries: Queries;
  readonly ctx: OperationContext;
  /** the same time for everything this operation writes */
  readonly now: Date;
  announce(event: Announcement): void;
  record(entry: ActivityEntry): void;
  /** writes to the audit log; see domain/audit */
  audit(entry: AuditEntry): void;
  enqueue<Name extends TaskName>(name: Name, payload: TaskPayload<Name>, options?: EnqueueOptions): Promise<void>;
}

export type Operation<Input, Output> = (
  ctx: OperationContext,
  input: Input,
  idempotencyKey?: string | null,
) => Promise<Output>;

/**
 * Creates an operation: opens the transaction, runs the body once per idempotency key, and writes activity and events
 * with it. The body may run again after a deadlock, so it must have no side effects outside the transaction.
 */
export function operation<Input, Output>(
  name: string,
  body: (tx: Tx, input: Input) => Promise<Output>,
): Operation<Input, Output> {
  return async (ctx, input, idempotencyKey) => {
    const now = ctx.services.now();
    const output = await inTransaction(ctx.services.db, async (db, queries) => {
      const run = (): Promise<Output> => execute({ db, queries }, ctx, now, (tx) => body(tx, input));
      if (!idempotencyKey) return run();
      return runOncePerKey(
        db,
        { actor: actorKey(ctx.actor), operation: name, key: idempotencyKey, said: requestText(ctx, input) },
        run,
      );
    });
    ctx.services.notifyEvents();
    return output;
  };
}

const noteActivities = statement<[entries: string, actorId: string | null, at: Date], never>(
  'activities_note',
  `INSERT INTO activities (id, team_id, submission_id, master_template_id, actor_id, kind, is_internal, data, created_at)
   SELECT e.id, e."teamId", e."submissionId", e."masterTemplateId", $2::uuid, e.kind, COALESCE(e."isInternal", false), COALESCE(e.data, '{}'), $3::timestamptz
   FROM json_to_recordset($1::json)
     AS e(id uuid, "teamId" uuid, "submissionId" uuid, "masterTemplateId" uuid, kind text, "isInternal" boolean, data jsonb)`,
);

async function execute<Output>(
  { db, queries }: Pick<Tx, 'db' | 'queries'>,
  ctx: OperationContext,
  now: Date,
  body: (tx: Tx) => Promise<Output>,
): Promise<Output> {
  const announcements: Announcement[] = [];
  const activities: ActivityEntry[] = [];
  const audited: AuditEntry[] = [];
  const output = await body({
    db,
    queries,
    ctx,
    now,
    announce: (event) => void announcements.push(event),
    record: (entry) => void activities.push(entry),
    audit: (entry) => void audited.push(entry),
    enqueue: (name, payload, options) => enqueue(db, name, payload, options),
  });
  if (activities.length > 0)
    await noteActivities.rows(queries, [
      JSON.stringify(activities.map((entry) => ({ id: newId(), ...entry }))),
      actingUserId(ctx.actor),
      now,
    ]);
  if (audited.length > 0) await audit({ db, queries }, ctx, audited);
  if (announcements.length > 0) await announce(queries, announcements, ctx.client?.tab ?? null);
  return output;
}
