import { findHealthProblems, type HealthFacts, type HealthProblem } from '#domain/installation/healthProblems.ts';
import { statement } from '#server/database/statement.ts';
import { newFileKey } from '#server/files/fileKeys.ts';
import { backlog, type Backlog } from '#server/queries/upkeep/backlog.ts';
import type { Services } from '#server/Services.ts';

export interface DatabaseHealth {
  readonly isReadOnly: boolean;
  readonly bytes: number;
  readonly connections: number;
  readonly mostConnections: number;
  readonly longestTransactionSeconds: number;
}

const database = statement<[], DatabaseHealth>(
  'health_of_database',
  `SELECT pg_is_in_recovery() OR current_setting('default_transaction_read_only') = 'on' AS "isReadOnly",
     pg_database_size(current_database())::float8 AS bytes,
     (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections,
     current_setting('max_connections')::int AS "mostConnections",
     COALESCE((SELECT extract(epoch FROM max(now() - xact_start)) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'), 0)::float8
       AS "longestTransactionSeconds"`,
);

export interface WorkerHealth {
  readonly startedAt: Date;
  readonly seenAt: Date;
}

/** A live worker reports every second; others delete the row of one that has stopped. */
const workers = statement<[], WorkerHealth>(
  'health_of_workers',
  `SELECT started_at AS "startedAt", beat_at AS "seenAt" FROM worker_heartbeats
   WHERE beat_at > now() - interval '10 seconds' ORDER BY started_at, id LIMIT 100`,
);

interface PaymentEventHealth {
  readonly waiting: number;
  readonly oldestSeconds: number;
}

const paymentEvents = statement<[], PaymentEventHealth>(
  'health_of_payment_events',
  `SELECT count(*)::int AS waiting, COALESCE(extract(epoch FROM now() - min(received_at)), 0)::float8 AS "oldestSeconds"
   FROM provider_events WHERE processed_at IS NULL`,
);

export interface AuditHealth {
  readonly sealed: number;
  readonly unsealed: number;
  readonly lastAt: Date | null;
  readonly oldestUnsealedSeconds: number;
}

/** Positions have no gaps, so the last one is the number of sealed entries. */
const auditLog = statement<[], AuditHealth>(
  'health_of_audit_log',
  `SELECT COALESCE(s.position, 0)::float8 AS sealed, l.at AS "lastAt", u.unsealed, u."oldestUnsealedSeconds"
   FROM (
     SELECT count(*)::int AS unsealed,
       COALESCE(extract(epoch FROM now() - min(e.at)), 0)::float8 AS "oldestUnsealedSeconds"
     FROM audit_unsealed q LEFT JOIN audit_entries e ON e.id = q.entry_id
   ) u
   LEFT JOIN (SELECT position, entry_id FROM audit_seals ORDER BY position DESC LIMIT 1) s ON true
   LEFT JOIN audit_entries l ON l.id = s.entry_id`,
);

export interface Health {
  readonly at: Date;
  readonly problems: readonly HealthProblem[];
  readonly database: DatabaseHealth;
  readonly workers: readonly WorkerHealth[];
  readonly backlog: Backlog;
  readonly paymentEvents: PaymentEventHealth;
  readonly isStorageWorking: boolean;
  readonly auditLog: AuditHealth;
}

/** What an operator looks at first. Decision 0177. */
export async function readHealth(services: Services): Promise<Health> {
  const { pool, now } = services;
  const [[db], live, work, [events], [audited], isStorageWorking] = await Promise.all([
    database.rows(pool, []),
    workers.rows(pool, []),
    backlog(pool),
    paymentEvents.rows(pool, []),
    auditLog.rows(pool, []),
    storesFiles(services),
  ]);
  if (!db || !events || !audited) throw new Error('a statement without FROM or GROUP BY always returns a row');
  const facts: HealthFacts = {
    ...{ isReadOnly: db.isReadOnly, connections: db.connections, mostConnections: db.mostConnections },
    longestTransactionSeconds: db.longestTransactionSeconds,
    liveWorkers: live.length,
    oldestJobSeconds: Math.max(0, ...work.jobs.map(({ oldestSeconds }) => oldestSeconds)),
    failedJobs: work.jobs.reduce((sum, { failed }) => sum + failed, 0),
    failedEmails: work.mails.failed,
    oldestPaymentEventSeconds: events.oldestSeconds,
    isStorageWorking,
    oldestUnsealedSeconds: audited.oldestUnsealedSeconds,
  };
  return {
    ...{ at: now(), problems: findHealthProblems(facts), database: db, workers: live, backlog: work },
    ...{ paymentEvents: events, isStorageWorking, auditLog: audited },
  };
}

/** Stores and deletes a few bytes. What a failure leaves behind is swept like an abandoned upload. */
async function storesFiles({ files, log }: Services): Promise<boolean> {
  const key = newFileKey('uploads');
  try {
    await files.put(key, new Uint8Array([1]), 'application/octet-stream');
    await files.delete(key);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the file storage failed a health check');
    return false;
  }
}
