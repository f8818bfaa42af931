import pg from 'pg';
import { newId } from '#server/newId.ts';
import type { EmptyInstallation } from '#tests/bench/town/openEmpty.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

export interface FilledForm {
  readonly form: PublishedForm;
  readonly userId: string;
  readonly teamId: string;
}

/** A form of text questions with that many submissions, all of them answered; its one person may do everything. */
export async function fillForm(
  { services, url }: EmptyInstallation,
  { count, fields }: { readonly count: number; readonly fields: number },
): Promise<FilledForm> {
  const { db } = services;
  // the product ends statements that take as long as this
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
  const submitted = `INSERT INTO submissions (id, team_id, master_template_id, flow_template_id, scoped_id, launched_by_id, current_step_identity)
    SELECT gen_random_uuid(), $1, $2, $3, n, $4, $5 FROM generate_series(1, $6::int) n`;
  await client.query(submitted, [teamId, form.formId, form.versionId, userId, form.stepId('Ask'), count]);
  await client.query(
    `INSERT INTO answers (id, team_id, submission_id, field_id, field_identity, content, text_value)
     SELECT gen_random_uuid(), s.team_id, s.id, d.id, d.identity, to_jsonb(said), said
     FROM submissions s JOIN fields d ON d.flow_template_id = s.flow_template_id
     CROSS JOIN LATERAL (SELECT 'An answer of some length to ' || d.name || ' of ' || s.scoped_id AS said) t WHERE s.master_template_id = $1`,
    [form.formId],
  );
  await client.query(
    `INSERT INTO applicant_attachments (id, team_id, submission_id, user_id, is_primary)
     SELECT gen_random_uuid(), team_id, id, $2, true FROM submissions WHERE master_template_id = $1`,
    [form.formId, userId],
  );
  await client.query('ANALYZE');
  await client.end();
  return { form, userId, teamId };
}
