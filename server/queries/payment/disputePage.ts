import type { Pool } from 'pg';
import { disputeStatuses, type DisputeState } from '#domain/payment/disputes.ts';
import type { PaymentType } from '#domain/payment/methods.ts';
import { statement } from '#server/database/statement.ts';

export interface DisputeRow {
  readonly id: string;
  readonly teamId: string;
  readonly status: string;
  readonly reason: string | null;
  readonly cents: string;
  readonly openedAt: Date;
  readonly evidenceDueAt: Date | null;
  readonly closedAt: Date | null;
  readonly evidenceText: string | null;
  readonly evidenceFile: string | null;
  readonly evidenceFileId: string | null;
  readonly evidenceSentAt: Date | null;
  readonly evidenceSentBy: string | null;
  readonly method: PaymentType;
  readonly confirmationNumber: string;
  readonly paidAt: Date;
  readonly payer: string | null;
  readonly submissionId: string;
  readonly scopedId: number;
  readonly customId: string | null;
  readonly formName: string;
}

/** Keyset cursor: newest first, then by id for disputes opened at the same time. */
export interface DisputeCursor {
  readonly at: Date;
  readonly id: string;
}

const rows = `SELECT d.id, d.team_id AS "teamId", d.status, d.reason, d.amount_cents::text AS cents, d.opened_at AS "openedAt",
     d.evidence_due_at AS "evidenceDueAt", d.closed_at AS "closedAt", d.evidence_text AS "evidenceText",
     file.filename AS "evidenceFile", file.id AS "evidenceFileId", d.evidence_sent_at AS "evidenceSentAt", sender.name AS "evidenceSentBy", c.method,
     c.confirmation_number AS "confirmationNumber", c.created_at AS "paidAt", payer.name AS payer, s.id AS "submissionId",
     s.scoped_id AS "scopedId", s.custom_id AS "customId", f.name AS "formName"
   FROM charge_disputes d
   JOIN charges c ON c.id = d.charge_id
   JOIN obligations b ON b.id = c.obligation_id
   JOIN submissions s ON s.id = b.submission_id
   JOIN master_templates f ON f.id = s.master_template_id
   LEFT JOIN users payer ON payer.id = c.user_id
   LEFT JOIN users sender ON sender.id = d.evidence_sent_by_id
   LEFT JOIN stored_files file ON file.id = d.evidence_file_id`;

const page = statement<
  [teamId: string, statuses: readonly string[] | null, at: string, id: string, limit: number],
  DisputeRow
>(
  'charge_disputes_page',
  `${rows} WHERE d.team_id = $1::uuid AND ($2::text[] IS NULL OR d.status = ANY ($2))
     AND (d.opened_at, d.id) < ($3::timestamptz, $4::uuid)
   ORDER BY d.opened_at DESC, d.id DESC LIMIT $5::int`,
);

const one = statement<[teamId: string, id: string], DisputeRow>(
  'charge_dispute',
  `${rows} WHERE d.team_id = $1::uuid AND d.id = $2::uuid`,
);

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Newest first, after a cursor. */
export const disputePage = (
  pool: Pick<Pool, 'query'>,
  { teamId, state }: { readonly teamId: string; readonly state: DisputeState | null },
  after: DisputeCursor | null,
  limit: number,
): Promise<readonly DisputeRow[]> =>
  page.rows(pool, [
    teamId,
    state && disputeStatuses[state],
    after?.at.toISOString() ?? 'infinity',
    after?.id ?? lastId,
    limit,
  ]);

/** A team's dispute; null if the team has none with this id. */
export const disputeOf = async (pool: Pick<Pool, 'query'>, teamId: string, id: string): Promise<DisputeRow | null> =>
  (await one.rows(pool, [teamId, id]))[0] ?? null;
