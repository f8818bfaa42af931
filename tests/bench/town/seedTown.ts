import type { Client } from 'pg';
import { fillTable, uidFunction } from '#tests/bench/town/setBasedSql.ts';

/** One million submissions of 200 teams with 400 staff; a few teams have most of them, and 15% are active. */
const townSize = { teams: 200, staff: 400, residents: 50_000, formsPerTeam: 5, submissions: 1_000_000 } as const;

/** Reproducible ids: a kind and a number, increasing with the number like UUIDv7. */
export const townId = (kind: keyof typeof kinds, number: number): string => {
  const time = (1_700_000_000_000 + number).toString(16).padStart(12, '0');
  const rest = number.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${kinds[kind].toString(16).padStart(3, '0')}-8000-${rest}`;
};

const kinds = {
  user: 1,
  team: 2,
  role: 3,
  member: 4,
  form: 5,
  version: 6,
  step: 7,
  section: 8,
  field: 9,
  submission: 10,
  applicant: 11,
  activeStep: 12,
  answer: 13,
  membership: 14,
  tag: 15,
  tagging: 16,
} as const;

const uid = (kind: keyof typeof kinds, number: string): string => `pg_temp.uid(${kinds[kind]}, ${number})`;
/** A number between 0 and 1 for each submission, always the same for the same draw. */
const chance = (draw: number): string => `((hashint8extended(n, ${draw}) & 2147483647) / 2147483648.0::float8)`;

const { teams, staff, residents, formsPerTeam, submissions } = townSize;
const forms = teams * formsPerTeam;

/** Set-based throughout: one statement fills each table. */
const statements: readonly (readonly [what: string, sql: string])[] = [
  ['ids', uidFunction],
  [
    'users',
    `INSERT INTO users (id, email, name, claimed_at, email_verified_at)
     SELECT ${uid('user', 'n')}, 'person' || n || '@town.example', (ARRAY['Ada','Ben','Chloe','Dan','Eva','Finn','Grace','Hugo'])[1 + n % 8] || ' ' ||
       (ARRAY['Ash','Birch','Cedar','Elm','Fir','Hazel','Maple','Oak','Pine','Rowan'])[1 + n / 8 % 10] || ' ' || n, now(), now()
     FROM generate_series(1, ${staff + residents}) n`,
  ],
  [
    'teams',
    `INSERT INTO teams (id, slug, name) SELECT ${uid('team', 'n')}, 'team-' || n, 'Department ' || n FROM generate_series(1, ${teams}) n`,
  ],
  [
    'roles',
    `INSERT INTO roles (id, team_id, name, role_type, member_mgmt_level, workflow_creator, team_manager, finance_manager, finance_member)
     SELECT ${uid('role', 't * 3 + k')}, ${uid('team', 't')}, (ARRAY['Owners','Members','Reviewers'])[k], (ARRAY['owner','member','custom'])[k]::role_type,
       'owners', k = 1, k = 1, k = 1, k = 1
     FROM generate_series(1, ${teams}) t, generate_series(1, 3) k`,
  ],
  [
    'role_members',
    `INSERT INTO role_members (id, team_id, role_id, user_id)
     SELECT ${uid('member', 's * 3 + k')}, ${uid('team', `1 + (s - 1) % ${teams}`)}, ${uid('role', `(1 + (s - 1) % ${teams}) * 3 + k`)}, ${uid('user', 's')}
     FROM generate_series(1, ${staff}) s, generate_series(1, 3) k WHERE k > 1 OR s <= ${teams}`,
  ],
  [
    'master_templates',
    `INSERT INTO master_templates (id, team_id, slug, name, status, ever_published)
     SELECT ${uid('form', 'n')}, ${uid('team', `1 + (n - 1) / ${formsPerTeam}`)}, 'form-' || n,
       (ARRAY['Building permit','Dog license','Street closure','Tree removal','Business license'])[1 + n % ${formsPerTeam}], 'published', true
     FROM generate_series(1, ${forms}) n`,
  ],
  [
    'flow_templates',
    `INSERT INTO flow_templates (id, team_id, master_template_id, kind, version, name, published_at)
     SELECT ${uid('version', 'n')}, ${uid('team', `1 + (n - 1) / ${formsPerTeam}`)}, ${uid('form', 'n')}, 'published', 1, 'Building permit', now()
     FROM generate_series(1, ${forms}) n`,
  ],
  [
    'steps',
    `INSERT INTO steps (id, team_id, flow_template_id, identity, type, position, name, external)
     SELECT ${uid('step', 'n * 4 + k')}, ${uid('team', `1 + (n - 1) / ${formsPerTeam}`)}, ${uid('version', 'n')}, ${uid('step', 'n * 4 + k')},
       (ARRAY['CollectInfoStep','PaymentStep','RequireReviewStep','BasicStep'])[1 + k]::step_type, k,
       (ARRAY['Your project','Pay the fee','Plan review','Issue the permit'])[1 + k], k < 2
     FROM generate_series(1, ${forms}) n, generate_series(0, 3) k`,
  ],
  [
    'sections',
    `INSERT INTO sections (id, team_id, flow_template_id, step_id, identity, name, position)
     SELECT ${uid('section', 'n')}, ${uid('team', `1 + (n - 1) / ${formsPerTeam}`)}, ${uid('version', 'n')}, ${uid('step', 'n * 4')}, ${uid('section', 'n')}, 'The project', 0
     FROM generate_series(1, ${forms}) n`,
  ],
  [
    'fields',
    `INSERT INTO fields (id, team_id, flow_template_id, section_id, identity, name, data_type, position)
     SELECT ${uid('field', 'n * 10 + k')}, ${uid('team', `1 + (n - 1) / ${formsPerTeam}`)}, ${uid('version', 'n')}, ${uid('section', 'n')}, ${uid('field', 'n * 10 + k')},
       'Question ' || k, (ARRAY['string','text','integer','email','money'])[1 + k % 5]::field_data_type, k
     FROM generate_series(1, ${forms}) n, generate_series(0, 9) k`,
  ],
  [
    'master_template_memberships',
    `INSERT INTO master_template_memberships (id, team_id, master_template_id, user_id, permission_level_id)
     SELECT ${uid('membership', `s * ${formsPerTeam} + k`)}, ${uid('team', `1 + (s - 1) % ${teams}`)}, ${uid('form', `((s - 1) % ${teams}) * ${formsPerTeam} + k`)}, ${uid('user', 's')}, 1 + k % 2
     FROM generate_series(1, ${staff}) s, generate_series(1, ${formsPerTeam}) k`,
  ],
  [
    'plan',
    `CREATE TEMP TABLE plan AS
     SELECT drawn.*, ${uid('submission', 'n')} AS id, ${uid('team', 'team')} AS team_id, ${uid('form', 'form')} AS form_id,
       ${uid('version', 'form')} AS version_id, ${uid('step', 'form * 4')} AS step_id, ${uid('user', 'resident')} AS resident_id,
       ${uid('user', 'assignee')} AS assignee_id
     FROM (
       SELECT n, team, status, created,
         (team - 1) * ${formsPerTeam} + 1 + floor(${formsPerTeam} * ${chance(1)} ^ 2)::int AS form,
         ${staff} + 1 + floor(${residents} * ${chance(2)})::int AS resident,
         CASE WHEN ${chance(4)} < 0.7 THEN team ELSE team + ${teams} END AS assignee,
         CASE WHEN status = 'active' THEN greatest(created, now() - interval '300 days' * ${chance(3)})
           ELSE created + interval '20 days' * ${chance(3)} END AS touched
       FROM (
         SELECT n, 1 + floor(${teams} * ${chance(5)} ^ 2)::int AS team,
           (CASE WHEN ${chance(6)} < 0.15 THEN 'active' WHEN ${chance(6)} < 0.18 THEN 'halted' ELSE 'finished' END)::submission_status AS status,
           now() - interval '1800 days' * (1 - n / ${submissions}::float8) AS created
         FROM generate_series(1, ${submissions}) n OFFSET 0
       ) first OFFSET 0
     ) drawn`,
  ],
  [
    'submissions',
    `INSERT INTO submissions (id, team_id, master_template_id, flow_template_id, scoped_id, status, current_step_identity, launched_by_id,
       created_at, last_activity_at, finished_at, halted_at)
     SELECT id, team_id, form_id, version_id, n, status, CASE WHEN status <> 'finished' THEN step_id END, resident_id,
       created, touched, CASE WHEN status = 'finished' THEN touched END, CASE WHEN status = 'halted' THEN touched END
     FROM plan`,
  ],
  [
    'applicant_attachments',
    `INSERT INTO applicant_attachments (id, team_id, submission_id, user_id, is_primary, created_at)
     SELECT id, team_id, id, resident_id, true, created FROM plan`,
  ],
  [
    'active_steps',
    `INSERT INTO active_steps (id, team_id, submission_id, step_id, step_identity, position, started_at)
     SELECT ${uid('activeStep', 'n')}, team_id, id, step_id, step_id, 0, created FROM plan WHERE status = 'active'`,
  ],
  [
    'answers',
    `INSERT INTO answers (id, team_id, submission_id, field_id, field_identity, content, text_value, saved_by_id, saved_at)
     SELECT ${uid('answer', 'n * 10 + k')}, team_id, id, ${uid('field', 'form * 10 + k')}, ${uid('field', 'form * 10 + k')},
       to_jsonb('Answer ' || n), 'answer ' || n, resident_id, touched
     FROM plan, generate_series(5, 6) k WHERE status = 'active'`,
  ],
  [
    'dashboard_rows',
    `INSERT INTO dashboard_rows (id, team_id, master_template_id, status, scoped_id, identifier, template_name, applicant, action,
       current_step_identity, current_step_name, step_type, current_step_since, due_at, is_external, is_renewal, assigned, created_at,
       last_activity_at, last_edited_at, finished_at)
     SELECT id, team_id, form_id, status, n, 'Lot ' || n, 'Building permit', 'Ada Ash ' || resident,
       CASE WHEN status = 'active' THEN 'Fill in' END, CASE WHEN status <> 'finished' THEN step_id END,
       CASE WHEN status <> 'finished' THEN 'Your project' END, CASE WHEN status <> 'finished' THEN 'CollectInfoStep'::step_type END,
       CASE WHEN status <> 'finished' THEN touched - interval '1 day' * ${chance(8)} END, CASE WHEN status = 'active' AND ${chance(9)} < 0.3 THEN touched + interval '30 days' END,
       status = 'active', ${chance(10)} < 0.1,
       jsonb_build_array(jsonb_build_object('id', assignee_id, 'name', 'Ben Birch ' || assignee)), created, touched, touched,
       CASE WHEN status = 'finished' THEN touched END
     FROM plan`,
  ],
  [
    // no triggers count while a town is being filled
    'submission_tallies',
    `INSERT INTO submission_tallies (master_template_id, grain, starts_at, launched, active, completed)
     SELECT r.master_template_id, p.grain, p.starts_at, count(*), count(*) FILTER (WHERE r.status = 'active'), count(*) FILTER (WHERE r.status = 'finished')
     FROM dashboard_rows r CROSS JOIN LATERAL tally_places(r.created_at) p GROUP BY 1, 2, 3`,
  ],
  [
    'standing_tallies',
    `INSERT INTO standing_tallies (master_template_id, status, step_identity, count)
     SELECT master_template_id, status, COALESCE(current_step_identity, '00000000-0000-0000-0000-000000000000'), count(*)
     FROM dashboard_rows WHERE status IN ('active', 'halted') GROUP BY 1, 2, 3`,
  ],
  [
    'search_rows',
    `INSERT INTO search_rows (id, team_id, scoped_id, names, text)
     SELECT id, team_id, n, ARRAY['lot ' || n, 'ada ash ' || resident], n || ' lot ' || n || ' ada ash ' || resident FROM plan`,
  ],
  [
    'answer_words',
    `INSERT INTO answer_words (id, team_id, text, published)
     SELECT id, team_id, E'\\n' || n || E' market street\\nrear porch and fence\\nplot ' || n % 5000 || E'\\n', jsonb_build_object(
       ${uid('field', 'form * 10 + 5')}, n || ' market street', ${uid('field', 'form * 10 + 6')}, 'rear porch and fence',
       ${uid('field', 'form * 10 + 7')}, 'plot ' || n % 5000) FROM plan`,
  ],
  [
    'record_words',
    `INSERT INTO record_words SELECT w.* FROM plan p CROSS JOIN LATERAL record_words_of(p.id) w WHERE p.status = 'finished'`,
  ],
  [
    'tags',
    `INSERT INTO tags (id, team_id, name) SELECT ${uid('tag', 't * 3 + k')}, ${uid('team', 't')}, (ARRAY['urgent','late','renewal'])[k]
     FROM generate_series(1, ${teams}) t, generate_series(1, 3) k`,
  ],
  [
    'taggings',
    `INSERT INTO taggings (id, team_id, tag_id, submission_id)
     SELECT ${uid('tagging', 'n * 2 + k')}, team_id, ${uid('tag', 'team * 3 + k')}, id FROM plan, generate_series(1, 2) k
     WHERE (k = 1 AND ${chance(11)} < 0.02) OR (k = 2 AND status = 'active' AND ${chance(12)} < 0.1)`,
  ],
  [
    'inbox_rows',
    `INSERT INTO inbox_rows (principal_id, submission_id, team_id, master_template_id, status, reason, task, since, last_activity_at, earlier_ids)
     SELECT r.*, array_agg(r.principal_id) OVER (
       PARTITION BY r.submission_id ORDER BY r.principal_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
     FROM (
       SELECT assignee_id AS principal_id, id AS submission_id, team_id, form_id, status, 'assigned'::inbox_reason,
         CASE WHEN status = 'active' THEN 'external'::task_kind END, created, touched
       FROM plan WHERE status <> 'finished'
       UNION ALL
       SELECT ${uid('role', 'team * 3 + 3')}, id, team_id, form_id, status, 'review'::inbox_reason,
         CASE WHEN status = 'active' THEN 'review'::task_kind END, created, touched
       FROM plan WHERE status <> 'finished' AND ${chance(7)} < 0.3
     ) r`,
  ],
  [
    'team_counters',
    `INSERT INTO team_counters (id, team_id, name, value) SELECT ${uid('team', 'n')}, ${uid('team', 'n')}, 'submission', ${submissions} FROM generate_series(1, ${teams}) n`,
  ],
];

export async function seedTown(client: Client, tell: (what: string, ms: number) => void): Promise<void> {
  // references are valid by construction; checking each would take most of the time
  await client.query(
    `SET session_replication_role = replica; SET work_mem = '128MB'; SET maintenance_work_mem = '256MB'`,
  );
  // tables truncated in the same transaction are written without the WAL
  await client.query(
    `BEGIN; TRUNCATE ${statements.flatMap(([table]) => (isTable(table) ? [table] : [])).join(', ')} CASCADE`,
  );
  for (const [table, sql] of statements) {
    const started = performance.now();
    await (isTable(table) ? fillTable(client, table, sql) : client.query(sql));
    tell(table, performance.now() - started);
  }
  await client.query('COMMIT');
  const started = performance.now();
  await client.query('VACUUM ANALYZE');
  tell('vacuum', performance.now() - started);
}

const isTable = (name: string): boolean => name !== 'ids' && name !== 'plan';
