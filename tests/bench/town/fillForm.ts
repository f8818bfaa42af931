import pg from 'pg';
import { newId } from '#server/newId.ts';
import type { EmptyInstallation } from '#tests/bench/town/openEmpty.ts';
import { fillTable, uidFunction } from '#tests/bench/town/setBasedSql.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

export interface FilledForm {
  readonly form: PublishedForm;
  readonly userId: string;
  readonly teamId: string;
}

/**
 * A form of text questions with this many answered submissions; its only person has all permissions. Set-based
 * throughout.
 */
export async function fillForm(
  { services, url }: EmptyInstallation,
  { count, fields }: { readonly count: number; readonly fields: number },
): Promise<FilledForm> {
  const { db } = services;
  // the product cancels statements that take this long
  const client = new pg.Client(url);
  await client.connect();
  const [teamId, userId] = [newId(), newId()];
  await db.team.create({ data: { id: teamId, name: 'Bench', slug: `bench-${count}` } });
  const now = new Date();
  const person = { name: 'Ann Lee', claimedAt: now, emailVerifiedAt: now };
  await db.user.create({ data: { id: userId, email: `ann.${count}@example.gov`, ...person } });
  const names = Array.from({ length: fields }, (_, place) => ({ name: `Question ${place + 1}` }));
  const form = await publishedForm(services, teamId, [{ name: 'Ask', external: true, fields: names }]);
  const membership = { teamId, masterTemplateId: form.formId, userId, permissionLevelId: 2 };
  await db.masterTemplateMembership.create({ data: { id: newId(), ...membership } });
  await client.query(uidFunction);
  // the rows fit together by construction, so foreign keys need no checks
  await client.query(
    `SET session_replication_role = replica; SET maintenance_work_mem = '512MB'; SET synchronous_commit = off`,
  );
  const first = Number((await client.query<{ count: string }>('SELECT count(*) FROM submissions')).rows[0]?.count);
  const literals = [teamId, form.formId, form.versionId, userId, form.stepId('Ask')].map((id) => `'${id}'::uuid`);
  const tables = {
    submissions: `(id, team_id, master_template_id, flow_template_id, launched_by_id, current_step_identity, scoped_id)
      SELECT pg_temp.uid(1, ${first} + n), ${literals.join(', ')}, n FROM generate_series(1, ${count}) n`,
    answers: `(id, team_id, submission_id, field_id, field_identity, content, text_value)
      SELECT pg_temp.uid(2, (${first} + s.scoped_id) * 1000 + d.place), s.team_id, s.id, d.id, d.identity, to_jsonb(said), said
      FROM submissions s CROSS JOIN (SELECT *, row_number() OVER (ORDER BY id) AS place FROM fields WHERE flow_template_id = '${form.versionId}') d
      CROSS JOIN LATERAL (SELECT 'An answer of some length to ' || d.name || ' of ' || s.scoped_id AS said) t
      WHERE s.master_template_id = '${form.formId}' ORDER BY s.id, d.place`,
    applicant_attachments: `(id, team_id, submission_id, user_id, is_primary)
      SELECT pg_temp.uid(3, ${first} + scoped_id), team_id, id, '${userId}', true FROM submissions WHERE master_template_id = '${form.formId}'`,
  };
  for (const [table, rows] of Object.entries(tables)) await fillTable(client, table, `INSERT INTO ${table} ${rows}`);
  await client.query('VACUUM ANALYZE');
  // a town's database is not busy with recent writes
  await client.query('CHECKPOINT');
  await client.end();
  return { form, userId, teamId };
}
