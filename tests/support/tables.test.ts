import { expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();
const names = async (sql: string): Promise<string[]> =>
  (await database.pool.query<{ name: string }>(sql)).rows.map(({ name }) => name);

/** Nullable keys are never searched for null, so a partial index may leave nulls out. */
const unindexedKeys = (): Promise<string[]> =>
  names(`
    SELECT c.conrelid::regclass::text || '.' || a.attname AS name
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace
      AND NOT EXISTS (
        SELECT FROM pg_index i WHERE i.indrelid = c.conrelid
          AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident(a.attname) || ' IS NOT NULL)')
          AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
    ORDER BY 1`);

/**
 * People are never deleted, and no one searches these by the person who did it, so they need no index. Decision 0078.
 */
const whoDidIt = [
  'active_steps.locked_by_id',
  'activities.actor_id',
  'answer_revisions.saved_by_id',
  'answers.saved_by_id',
  'submission_attachments.added_by_id',
  'submissions.deleted_by_id',
  'submissions.halted_by_id',
  'taggings.created_by_id',
];

it("has an index that starts with each foreign key's columns, except for the person who did something", async () => {
  expect(await unindexedKeys()).toEqual(whoDidIt);

  await database.pool.query('CREATE TABLE probes (note text, team_id uuid REFERENCES teams)');
  await database.pool.query('CREATE INDEX ON probes (note, team_id)');
  expect(await unindexedKeys()).toEqual(['probes.team_id', ...whoDidIt].toSorted());
  await database.pool.query('CREATE INDEX ON probes (team_id) WHERE note IS NOT NULL');
  expect(await unindexedKeys()).toEqual(['probes.team_id', ...whoDidIt].toSorted());
  await database.pool.query('CREATE INDEX ON probes (team_id) WHERE team_id IS NOT NULL');
  expect(await unindexedKeys()).toEqual(whoDidIt);
  await database.pool.query('DROP TABLE probes');
});

/** Why a table may lack its team's id. */
const withoutTeam = {
  'is the team, or a person, who may be on several': ['teams', 'users'],
  'belongs to a person': [
    'account_tokens',
    'advanced_filters',
    'batches',
    'authenticator_apps',
    'discussion_reads',
    'email_settings',
    'identity_challenges',
    'known_devices',
    'list_layouts',
    'passkeys',
    'recovery_codes',
    'sessions',
    'starred_forms',
  ],
  'belongs to the installation': [
    'audit_seals',
    'audit_unsealed',
    'idempotency_keys',
    'provider_events',
    'rate_limits',
    'sandbox_objects',
    'worker_heartbeats',
  ],
  'is part of one row that has the team, and is never read without it': [
    'batch_export_template_items',
    'batch_items',
    'document_mappings',
    'draft_change_rows',
    'draft_editors',
    'record_words',
    'edit_suggestions',
    'entity_import_rows',
    'master_template_faqs',
    'money_tallies',
    'output_tallies',
    'payment_configs',
    'renewal_reminders',
    'search_page_items',
    'step_assignments',
    'step_email_notifications',
    'standing_tallies',
    'submission_tallies',
  ],
} as const;

it("has the team's id in every table, except those listed here", async () => {
  const without = await names(`
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND c.relname <> '_prisma_migrations'
      AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'team_id' AND NOT a.attisdropped)
    ORDER BY 1`);
  expect(without).toEqual(Object.values(withoutTeam).flat().toSorted());
});
