import type { Pool } from 'pg';
import type { PaymentType } from '#domain/payment/methods.ts';
import {
  paymentIssueKinds,
  issueGracePeriods,
  type PaymentIssueKind,
  type StuckRefundState,
} from '#domain/payment/paymentIssues.ts';
import { statement } from '#server/database/statement.ts';

export interface PaymentIssueRow {
  /** kind and id */
  readonly key: string;
  readonly teamId: string;
  readonly kind: PaymentIssueKind;
  readonly since: Date;
  readonly cents: string | null;
  /** how much of its charge the refund of an overpayment takes */
  readonly refundCents: string | null;
  readonly paymentId: string;
  readonly chargeId: string | null;
  readonly refundId: string | null;
  readonly refundState: StuckRefundState | null;
  readonly failure: string | null;
  readonly method: PaymentType | null;
  /** who paid or is about to pay, or else who started the submission */
  readonly payer: string | null;
  readonly activeStepId: string;
  readonly stepId: string;
  /** set for payments staff added as a requirement */
  readonly requirementId: string | null;
  readonly stepName: string | null;
  readonly submissionId: string;
  readonly scopedId: number;
  readonly customId: string | null;
  readonly formName: string;
}

/** Keyset cursor: the longest waiting first. */
export interface PaymentIssueCursor {
  readonly since: Date;
  readonly key: string;
}

/** The latest time at which an issue must have started to be listed: now ($2) minus a grace period in milliseconds. */
const before = (span: number): string => `$2::timestamptz - ${span} * interval '1 millisecond'`;

const from = ([at, key]: readonly [string, string]): string =>
  `(${at}, (${key}) COLLATE "C") > ($3::timestamptz, $4::text)`;

interface Source {
  readonly kind: PaymentIssueKind;
  readonly key: string;
  readonly at: string;
  /** columns not all kinds have: cents, obligation, charge, refund, refund state, failure, person */
  readonly columns: string;
  readonly rows: string;
}

/** A subquery per row: PostgreSQL may plan a plain `EXISTS` as a hash of the whole ledger. */
const pendingCharge = `COALESCE((SELECT true FROM charges c WHERE c.payment_intent_id = i.id AND COALESCE((SELECT false FROM ledger_entries e
    WHERE e.charge_id = c.id AND e.kind IN ('charge_failed', 'charge_succeeded') LIMIT 1), true) LIMIT 1), false)`;

/** Each kind reads its own index in list order and stops at the end of the page. */
const sources: readonly Source[] = [
  ...(['paid_not_advanced', 'advanced_unpaid'] as const).map((kind) => ({
    kind,
    key: `'${kind}_' || u.active_step_id`,
    at: 'u.since',
    columns:
      'u.amount_cents, (SELECT b.id FROM obligations b WHERE b.active_step_id = u.active_step_id), NULL::uuid, NULL::uuid, NULL::text, NULL::text, NULL::uuid',
    rows: `unfit_steps u
      WHERE u.team_id = $1::uuid AND u.kind = '${kind}'
        AND u.since <= ${before(kind === 'paid_not_advanced' ? issueGracePeriods.paidNotAdvanced : issueGracePeriods.advancedUnpaid)}`,
  })),
  {
    kind: 'overpaid',
    key: `'overpaid_' || v.obligation_id`,
    at: 'v.since',
    columns: `v.amount_cents, v.obligation_id, v.charge_id, w.id, w.state::text, NULL::text, NULL::uuid`,
    rows: `overpayments v LEFT JOIN LATERAL (
        SELECT r.id, r.state FROM refunds r WHERE r.charge_id = v.charge_id AND r.state = 'requested' LIMIT 1) w ON true
      WHERE v.team_id = $1::uuid AND v.since <= ${before(issueGracePeriods.overpaid)}`,
  },
  {
    kind: 'no_word',
    key: `'no_word_' || i.id`,
    at: 'i.created_at',
    columns: 'i.amount_cents, i.obligation_id, NULL::uuid, NULL::uuid, NULL::text, NULL::text, i.created_by_id',
    rows: `payment_intents i WHERE i.team_id = $1::uuid AND i.state = 'live' AND i.verifying_since IS NULL
      AND i.created_at <= ${before(Math.min(issueGracePeriods.noWord.card, issueGracePeriods.attempt))} AND CASE WHEN ${pendingCharge}
        THEN i.created_at <= CASE i.payment_type WHEN 'card' THEN ${before(issueGracePeriods.noWord.card)} ELSE ${before(issueGracePeriods.noWord.us_bank_account)} END
        ELSE i.updated_at <= ${before(issueGracePeriods.attempt)} END`,
  },
  {
    kind: 'verification_waits',
    key: `'verification_waits_' || i.id`,
    at: 'i.verifying_since',
    columns: 'i.amount_cents, i.obligation_id, NULL::uuid, NULL::uuid, NULL::text, NULL::text, i.created_by_id',
    rows: `payment_intents i WHERE i.team_id = $1::uuid AND i.state = 'live' AND i.verifying_since IS NOT NULL
      AND i.verifying_since <= ${before(issueGracePeriods.verification)}`,
  },
  {
    kind: 'refund_stuck',
    key: `'refund_stuck_' || r.id`,
    at: 'r.requested_at',
    columns: 'r.amount_cents, c.obligation_id, c.id, r.id, r.state::text, r.failure_message, c.user_id',
    rows: `refunds r JOIN charges c ON c.id = r.charge_id
      WHERE r.team_id = $1::uuid AND r.state IN ('requested', 'approved', 'failed') AND CASE
        WHEN r.state = 'requested' THEN r.requested_at <= ${before(issueGracePeriods.refundRequested)}
        WHEN r.state = 'failed' THEN NOT EXISTS (SELECT FROM refunds n WHERE n.charge_id = r.charge_id
          AND (n.requested_at, n.id) > (r.requested_at, r.id) AND n.state <> 'canceled')
        WHEN r.provider_refund_id IS NULL THEN COALESCE(r.authorized_at, r.requested_at) <= ${before(issueGracePeriods.refundUnsent)}
        ELSE COALESCE(r.authorized_at, r.requested_at) <= ${before(issueGracePeriods.refundSent)} END`,
  },
  {
    kind: 'provider_differs',
    key: `'provider_differs_' || v.obligation_id`,
    at: 'v.since',
    columns: 'NULL::bigint, v.obligation_id, NULL::uuid, NULL::uuid, NULL::text, NULL::text, NULL::uuid',
    rows: `(SELECT o.obligation_id, min(v.received_at) AS since FROM provider_events v CROSS JOIN LATERAL (
          SELECT i.obligation_id, i.team_id FROM payment_intents i WHERE i.provider_intent_id = v.intent_id
          UNION ALL SELECT c.obligation_id, c.team_id FROM charges c WHERE c.provider_charge_id = v.charge_id LIMIT 1) o
        WHERE v.processed_at IS NULL AND v.received_at <= ${before(issueGracePeriods.providerDiffers)} AND o.team_id = $1::uuid
        GROUP BY 1) v WHERE true`,
  },
];

/** The first rows of one kind after the cursor. */
const part = ({ kind, key, at, columns, rows }: Source): string =>
  `(SELECT '${kind}' AS kind, (${key}) COLLATE "C" AS key, ${at} AS since, ${columns}
    FROM ${rows} AND ${at} >= $3::timestamptz AND ${from([at, key])} ORDER BY 3, 2 LIMIT $5::int)`;

const found = `SELECT * FROM (${sources.map(part).join('\n UNION ALL ')}
  ) AS m(kind, key, since, cents, obligation_id, charge_id, refund_id, refund_state, failure, person_id) ORDER BY since, key LIMIT $5::int`;

type Place = [teamId: string, now: Date, after: string, afterKey: string, limit: number];

export const paymentIssueStatement = statement<Place, PaymentIssueRow>(
  'paymentIssues',
  `SELECT m.key, s.team_id AS "teamId", m.kind, m.since, m.cents::text AS cents,
     CASE WHEN m.kind = 'overpaid' THEN (SELECT v.refund_cents::text FROM overpayments v WHERE v.obligation_id = m.obligation_id) END AS "refundCents", m.obligation_id AS "paymentId", m.charge_id AS "chargeId",
     m.refund_id AS "refundId", m.refund_state AS "refundState", m.failure,
     (SELECT i.payment_type FROM payment_intents i WHERE i.obligation_id = m.obligation_id ORDER BY i.created_at DESC LIMIT 1) AS method,
     (SELECT u.name FROM users u WHERE u.id = COALESCE(m.person_id, (SELECT c.user_id FROM charges c
       WHERE c.obligation_id = m.obligation_id ORDER BY c.created_at DESC, c.id DESC LIMIT 1), s.launched_by_id)) AS payer, x.id AS "activeStepId",
     x.step_id AS "stepId", (SELECT r.id FROM supplemental_requirements r WHERE r.active_step_id = x.id) AS "requirementId", p.name AS "stepName", s.id AS "submissionId", s.scoped_id AS "scopedId", s.custom_id AS "customId", f.name AS "formName"
   FROM (${found}) m
   JOIN obligations b ON b.id = m.obligation_id
   JOIN active_steps x ON x.id = b.active_step_id
   JOIN steps p ON p.id = x.step_id
   JOIN submissions s ON s.id = b.submission_id
   JOIN master_templates f ON f.id = s.master_template_id
   ORDER BY m.since, m.key`,
);

const counted = statement<Place, { readonly count: number }>(
  'payment_issues_count',
  `SELECT count(*)::int FROM (${found}) m`,
);

export const paymentIssuePage = (
  pool: Pick<Pool, 'query'>,
  { teamId, now }: { readonly teamId: string; readonly now: Date },
  after: PaymentIssueCursor | null,
  limit: number,
): Promise<readonly PaymentIssueRow[]> =>
  paymentIssueStatement.rows(pool, [teamId, now, after?.since.toISOString() ?? '-infinity', after?.key ?? '', limit]);

/** The count shown to users stops here. */
const mostCounted = 100;
export const paymentIssueCount = async (pool: Pick<Pool, 'query'>, teamId: string, now: Date): Promise<number> =>
  (await counted.rows(pool, [teamId, now, '-infinity', '', mostCounted]))[0]?.count ?? 0;

export const isPaymentIssueKey = (key: string): boolean => paymentIssueKinds.some((kind) => key.startsWith(`${kind}_`));
