import pg from 'pg';
import { fillTable, uidFunction } from '#tests/bench/town/setBasedSql.ts';

/**
 * A million online payments of one team, a tenth of that for three others, and cash and check payments, across five
 * forms, two years, and all methods, with related records. Every kind of payment issue has more rows than anyone reads.
 */
const moneySize = { online: 1_100_000, byHand: 200_000, days: 730, forms: 5, residents: 20_000 } as const;

const kinds = {
  ...{
    user: 1,
    team: 2,
    form: 3,
    version: 4,
    step: 5,
    submission: 6,
    activeStep: 7,
    obligation: 8,
    intent: 9,
    charge: 10,
  },
  ...{ entry: 11, refund: 12, dispute: 13, payout: 14 },
} as const;

const uid = (kind: keyof typeof kinds, number: string): string => `pg_temp.uid(${kinds[kind]}, ${number})`;
/** A number between 0 and 1 for each payment, always the same for the same draw. */
const chance = (draw: number): string => `((hashint8extended(n, ${draw}) & 2147483647) / 2147483648.0::float8)`;

const { online, byHand, days, forms, residents } = moneySize;
/** The first of four teams has ten of eleven payments. */
const team = `CASE WHEN n % 11 > 0 THEN 1 ELSE 2 + n / 11 % 3 END`;
const everyForm = `generate_series(1, 4) t, generate_series(1, ${forms}) k`;

/** The ledger entries of each payment: number, kind, time, and provider object. */
const entries: readonly (readonly [place: number, kind: string, at: string, thing: string, where: string])[] = [
  [1, 'charge_pending', 'at', "'ch_' || n", `way = 'us_bank_account'`],
  [2, 'charge_succeeded', 'settled', "'ch_' || n", `is_online AND outcome <> 'failed'`],
  [3, 'charge_failed', 'settled', "'ch_' || n", `is_online AND outcome = 'failed'`],
  [4, 'refund_succeeded', "settled + interval '9 days'", "'re_' || n", `outcome IN ('refunded', 'returned')`],
  [5, 'refund_failed', "settled + interval '12 days'", "'re_' || n", `outcome = 'returned'`],
  [6, 'dispute_opened', "settled + interval '20 days'", "'du_' || n", `outcome = 'disputed'`],
  [7, 'dispute_lost', "settled + interval '60 days'", "'du_' || n", `outcome = 'disputed' AND luck < 0.4`],
  [8, 'dispute_won', "settled + interval '60 days'", "'du_' || n", `outcome = 'disputed' AND luck > 0.6`],
];

const entryOf = ([place, kind, at, thing, where]: (typeof entries)[number]): string =>
  `SELECT ${uid('entry', `n * 10 + ${place}`)}, team_id, ${uid('obligation', 'n')}, ${uid('charge', 'n')}, '${kind}'::ledger_kind,
     cents, NULL, NULL::uuid, ${thing} || '/${kind}', ${at} FROM plan WHERE ${where} AND ${at} < now()`;

const grains = ['quarter', 'day', 'month'] as const;
const start = {
  quarter: `date_bin('15 minutes', at, '2000-01-01Z')`,
  day: `date_trunc('day', at, 'UTC')`,
  month: `date_trunc('month', at, 'UTC')`,
};

/** Set-based throughout: one statement fills each table. */
const statements: readonly (readonly [what: string, sql: string])[] = [
  ['ids', uidFunction],
  [
    'users',
    `INSERT INTO users (id, email, name, claimed_at, email_verified_at)
     SELECT ${uid('user', 'n')}, 'payer' || n || '@town.example', 'Ada Ash ' || n, now(), now() FROM generate_series(1, ${residents}) n`,
  ],
  [
    'teams',
    `INSERT INTO teams (id, slug, name) SELECT ${uid('team', 't')}, 'team-' || t, 'Department ' || t FROM generate_series(1, 4) t`,
  ],
  [
    'master_templates',
    `INSERT INTO master_templates (id, team_id, slug, name, status, ever_published)
     SELECT ${uid('form', 't * 10 + k')}, ${uid('team', 't')}, 'form-' || t || '-' || k, 'Permit ' || k, 'published', true FROM ${everyForm}`,
  ],
  [
    'flow_templates',
    `INSERT INTO flow_templates (id, team_id, master_template_id, kind, version, name, published_at)
     SELECT ${uid('version', 't * 10 + k')}, ${uid('team', 't')}, ${uid('form', 't * 10 + k')}, 'published', 1, 'Permit ' || k, now() FROM ${everyForm}`,
  ],
  [
    'steps',
    `INSERT INTO steps (id, team_id, flow_template_id, identity, type, position, name, external)
     SELECT ${uid('step', 't * 10 + k')}, ${uid('team', 't')}, ${uid('version', 't * 10 + k')}, ${uid('step', 't * 10 + k')}, 'PaymentStep', 0,
       'Pay the fee', true FROM ${everyForm}`,
  ],
  [
    'plan',
    `CREATE TEMP TABLE plan AS
     SELECT drawn.*, ${uid('team', 'team')} AS team_id, ${uid('form', 'team * 10 + form')} AS form_id, ${uid('version', 'team * 10 + form')} AS version_id,
       ${uid('step', 'team * 10 + form')} AS step_id, ${uid('user', 'resident')} AS resident_id, way IN ('card', 'us_bank_account') AS is_online,
       at + CASE way WHEN 'us_bank_account' THEN interval '4 days' ELSE interval '0' END AS settled,
       CASE WHEN way NOT IN ('card', 'us_bank_account') THEN 0 ELSE 30 + cents * 3 / 100 END AS fee
     FROM (SELECT n, ${team} AS team, 1 + floor(${forms} * ${chance(1)} ^ 2)::int AS form, 1 + floor(${residents} * ${chance(2)})::int AS resident,
         1000 + floor(50000 * ${chance(3)})::bigint AS cents, ${chance(4)} AS luck, date_trunc('milliseconds',
           now() - interval '${days} days' * (1 - CASE WHEN n > ${online} THEN (n - ${online})::float8 / ${byHand} ELSE n::float8 / ${online} END)) AS at,
         CASE WHEN n > ${online} THEN CASE WHEN ${chance(5)} < 0.7 THEN 'check' ELSE 'cash' END
           WHEN ${chance(5)} < 0.85 THEN 'card' ELSE 'us_bank_account' END AS way,
         CASE WHEN ${chance(6)} < 0.02 THEN 'failed' WHEN n > ${online} THEN CASE WHEN ${chance(6)} < 0.03 THEN 'removed' ELSE 'paid' END
           WHEN ${chance(6)} < 0.04 THEN 'refunded' WHEN ${chance(6)} < 0.041 THEN 'returned'
           WHEN ${chance(6)} < 0.05 THEN 'disputed' ELSE 'paid' END AS outcome
       FROM generate_series(1, ${online + byHand}) n OFFSET 0) drawn`,
  ],
  [
    'submissions',
    `INSERT INTO submissions (id, team_id, master_template_id, flow_template_id, scoped_id, status, launched_by_id, created_at, last_activity_at, finished_at)
     SELECT ${uid('submission', 'n')}, team_id, form_id, version_id, n, 'finished', resident_id, at, at, at FROM plan`,
  ],
  [
    'active_steps',
    `INSERT INTO active_steps (id, team_id, submission_id, step_id, step_identity, position, started_at, completed_at)
     SELECT ${uid('activeStep', 'n')}, team_id, ${uid('submission', 'n')}, step_id, step_id, 0, at, at FROM plan`,
  ],
  [
    'obligations',
    `INSERT INTO obligations (id, team_id, submission_id, active_step_id, amount_cents, payment_method, created_at)
     SELECT ${uid('obligation', 'n')}, team_id, ${uid('submission', 'n')}, ${uid('activeStep', 'n')}, cents,
       (CASE WHEN is_online THEN 'creditcard' ELSE way END)::payment_method, at FROM plan`,
  ],
  [
    'payment_intents',
    `INSERT INTO payment_intents (id, team_id, obligation_id, provider_intent_id, state, payment_type, amount_cents, fee_cents, idempotency_key,
       created_by_id, verifying_since, created_at, updated_at)
     SELECT ${uid('intent', 'n')}, team_id, ${uid('obligation', 'n')}, 'pi_' || n, CASE WHEN outcome = 'failed' THEN 'failed' ELSE 'succeeded' END::payment_intent_state,
       way::payment_type, cents, fee, 'intent_' || n, resident_id, NULL::timestamptz, at, at FROM plan WHERE is_online
     UNION ALL
     SELECT ${uid('intent', `n + 10000000`)}, team_id, ${uid('obligation', 'n')}, 'pi_live_' || n, 'live', way::payment_type, cents, fee,
       'intent_live_' || n, resident_id, CASE WHEN n % 5 = 0 THEN now() - interval '90 days' * luck END, now() - interval '90 days' * luck,
       now() - interval '90 days' * luck FROM plan WHERE is_online AND outcome = 'failed' AND luck < 0.2`,
  ],
  [
    'charges',
    `INSERT INTO charges (id, team_id, obligation_id, payment_intent_id, provider_charge_id, confirmation_number, method, amount_cents, fee_cents, user_id, created_at)
     SELECT ${uid('charge', 'n')}, team_id, ${uid('obligation', 'n')}, ${uid('intent', 'n')}, 'ch_' || n, 'C' || n, way::payment_type, cents, fee,
       resident_id, at FROM plan WHERE is_online`,
  ],
  [
    'ledger_entries',
    `INSERT INTO ledger_entries (id, team_id, obligation_id, charge_id, kind, amount_cents, check_number, reverses, external_id, occurred_at)
     ${entries.map(entryOf).join('\n UNION ALL ')}
     UNION ALL SELECT ${uid('entry', 'n * 10')}, team_id, ${uid('obligation', 'n')}, NULL, way::ledger_kind, cents,
       CASE way WHEN 'check' THEN n::text END, NULL, NULL, at FROM plan WHERE NOT is_online
     UNION ALL SELECT ${uid('entry', 'n * 10 + 1')}, team_id, ${uid('obligation', 'n')}, NULL, 'removal', cents, NULL, ${uid('entry', 'n * 10')}, NULL,
       at + interval '1 minute' FROM plan WHERE outcome = 'removed'`,
  ],
  [
    'refunds',
    `INSERT INTO refunds (id, team_id, charge_id, state, amount_cents, provider_refund_id, idempotency_key, requested_by_id, requested_at)
     SELECT ${uid('refund', 'n * 2')}, team_id, ${uid('charge', 'n')}, CASE WHEN outcome = 'returned' THEN 'failed' ELSE 'succeeded' END::refund_state,
       cents, 're_' || n, 'refund_' || n, resident_id, settled + interval '9 days' FROM plan WHERE outcome IN ('refunded', 'returned')
     UNION ALL
     SELECT ${uid('refund', 'n * 2 + 1')}, team_id, ${uid('charge', 'n')}, CASE WHEN luck < 0.8 THEN 'succeeded' ELSE 'requested' END::refund_state,
       cents, 'ra_' || n, 'again_' || n, resident_id, settled + interval '10 days' FROM plan WHERE outcome = 'returned' AND luck < 0.9`,
  ],
  [
    'charge_disputes',
    `INSERT INTO charge_disputes (id, team_id, charge_id, provider_dispute_id, amount_cents, reason, status, evidence_due_at, opened_at, closed_at)
     SELECT ${uid('dispute', 'n')}, team_id, ${uid('charge', 'n')}, 'du_' || n, cents, 'fraudulent',
       CASE WHEN n % 500 = 0 THEN 'needs_response' WHEN luck < 0.4 THEN 'lost' WHEN luck > 0.6 THEN 'won' ELSE 'under_review' END,
       settled + interval '30 days', settled + interval '20 days', settled + interval '60 days' FROM plan WHERE outcome = 'disputed'`,
  ],
  [
    'unfit_steps',
    `INSERT INTO unfit_steps (active_step_id, submission_id, team_id, kind, amount_cents, since)
     SELECT ${uid('activeStep', 'n')}, ${uid('submission', 'n')}, team_id,
       CASE WHEN luck < 0.002 THEN 'paid_not_advanced' ELSE 'advanced_unpaid' END::unfit_step_kind, cents, at FROM plan WHERE luck < 0.005`,
  ],
  [
    'provider_events',
    `INSERT INTO provider_events (id, type, payload, intent_id, charge_id, received_at, processed_at)
     SELECT 'evt_' || n, 'charge.succeeded', '{}', 'pi_' || n, 'ch_' || n, at, CASE WHEN luck < 0.99 THEN at END
     FROM plan WHERE is_online AND n > ${online - 200_000}`,
  ],
  [
    'payouts',
    `INSERT INTO payouts (id, team_id, provider_payout_id, amount_cents, status, begun_at, arrives_at)
     SELECT ${uid('payout', `d * 4 + t`)}, ${uid('team', 't')}, 'po_' || t || '_' || d, 30000000, 'paid', now() - interval '1 day' * d, now() - interval '1 day' * (d - 2)
     FROM generate_series(1, 4) t, generate_series(1, ${days}) d`,
  ],
  [
    'moves',
    `CREATE TEMP TABLE moves AS
     SELECT form_id, way, settled AS at, cents AS collected, 0::bigint AS refunded, 0::bigint AS disputed, fee AS withheld FROM plan
       WHERE outcome NOT IN ('failed', 'removed') AND settled < now()
     UNION ALL SELECT form_id, way, settled, cents, 0, 0, 0 FROM plan WHERE NOT is_online AND outcome = 'failed'
     UNION ALL SELECT form_id, way, settled + interval '9 days', 0, cents, 0, -fee FROM plan WHERE outcome IN ('refunded', 'returned')
       AND settled + interval '9 days' < now() AND NOT (outcome = 'returned' AND settled + interval '12 days' < now())
     UNION ALL SELECT form_id, way, settled + interval '20 days', 0, 0, cents, 0 FROM plan WHERE outcome = 'disputed'
       AND settled + interval '20 days' < now() AND NOT (luck > 0.6 AND settled + interval '60 days' < now())`,
  ],
  [
    'money_tallies',
    `INSERT INTO money_tallies (master_template_id, grain, starts_at, way, collected_cents, refunded_cents, disputed_cents, provider_fee_cents)
     ${grains
       .map(
         (
           grain,
         ) => `SELECT form_id, '${grain}'::tally_grain, ${start[grain]}, way::money_way, sum(collected), sum(refunded), sum(disputed), sum(withheld)
       FROM moves GROUP BY 1, 3, 4`,
       )
       .join('\n UNION ALL ')}`,
  ],
];

/** Helper tables are not tables of the product. */
const isTable = (name: string): boolean => !['ids', 'plan', 'moves'].includes(name);

/** Returns the team with the million. */
export async function fillCharges(url: string): Promise<string> {
  // the product cancels statements that take this long
  const client = new pg.Client(url);
  await client.connect();
  try {
    // references are valid by construction, and the tallies are filled as the triggers would
    await client.query(
      `SET session_replication_role = replica; SET work_mem = '128MB'; SET maintenance_work_mem = '256MB'`,
    );
    await client.query(
      `BEGIN; TRUNCATE ${statements.flatMap(([name]) => (isTable(name) ? [name] : [])).join(', ')} CASCADE`,
    );
    for (const [name, sql] of statements) {
      const started = performance.now();
      await (isTable(name) ? fillTable(client, name, sql) : client.query(sql));
      process.stdout.write(`  ${name} ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    }
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query<{ id: string }>(`SELECT ${uid('team', '1')} AS id`);
    return rows[0]?.id ?? '';
  } finally {
    await client.end();
  }
}
