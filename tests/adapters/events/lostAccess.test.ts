import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeRole, makeTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
const ids = { clerk: '', other: '', role: '', form: '' };
let submissions: readonly string[];
let teamId: string;

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  teamId = team.id;
  const [clerk, other, resident] = [
    await makePerson(services),
    await makePerson(services),
    await makePerson(services),
  ] as const;
  const role = await makeRole(services, team.id, { name: 'Counter' }, [clerk, other]);
  const form = await publishedForm(services, team.id, [{ name: 'Ask', external: true }]);
  for (const person of [clerk, other]) await addToForm(services, team.id, form.formId, person, 2);
  Object.assign(ids, { clerk: clerk.id, other: other.id, role, form: form.formId });
  const launched = [];
  for (let n = 0; n < 3; n += 1) launched.push(await launchTestSubmission(api, resident, form));
  submissions = launched.map(({ id }) => id);
  for (const submissionId of submissions)
    for (const who of [{ userId: ids.clerk }, { roleId: ids.role }])
      await services.db.submissionAttachment.create({
        data: { id: newId(), teamId, submissionId, assigned: true, ...who },
      });
});

/** The subjects of access loss events during a statement, with repeats. */
async function toldOf(text: string, ...values: readonly unknown[]): Promise<readonly string[]> {
  const { pool } = api.services;
  const last = await pool.query<{ seq: string }>('SELECT COALESCE(max(seq), 0) AS seq FROM event_outboxes');
  await pool.query(text, [...values]);
  const told = await pool.query<{ key: string }>(
    `SELECT payload ->> 'key' AS key FROM event_outboxes WHERE topic = 'access' AND seq > $1 ORDER BY key`,
    [last.rows[0]?.seq],
  );
  return told.rows.map(({ key }) => key);
}

const inOrder = (...keys: readonly string[]): readonly string[] => keys.toSorted();

test('losing the same access several times in one statement sends one event', async () => {
  const both = inOrder(`user:${ids.clerk}`, `role:${ids.role}`);
  expect(await toldOf('UPDATE submission_attachments SET assigned = false WHERE team_id = $1', teamId)).toEqual(both);
  expect(await toldOf('DELETE FROM submission_attachments WHERE team_id = $1', teamId)).toEqual(both);
  expect(await toldOf('DELETE FROM submission_attachments WHERE team_id = $1', teamId)).toEqual([]);
});

test('everyone who loses access gets an event', async () => {
  const users = inOrder(`user:${ids.clerk}`, `user:${ids.other}`);
  const formOf = 'WHERE master_template_id = $1 AND user_id = ANY ($2::uuid[])';
  const two = [ids.clerk, ids.other];
  expect(await toldOf(`UPDATE master_template_memberships SET user_id = user_id ${formOf}`, ids.form, two)).toEqual(
    users,
  );
  expect(await toldOf(`DELETE FROM master_template_memberships ${formOf}`, ids.form, two)).toEqual(users);
  expect(await toldOf('DELETE FROM role_members WHERE role_id = $1', ids.role)).toEqual(users);
  expect(await toldOf('UPDATE roles SET archived_at = now() WHERE id = $1', ids.role)).toEqual([`role:${ids.role}`]);
});

test('deleting submissions sends an event for each, and deleting others sends none', async () => {
  const all = '= ANY ($1::uuid[])';
  expect(await toldOf(`UPDATE submissions SET last_activity_at = now() WHERE id ${all}`, submissions)).toEqual([]);
  expect(await toldOf(`UPDATE submissions SET deleted_at = now() WHERE id ${all}`, submissions)).toEqual(
    inOrder(...submissions.map((id) => `submission:${id}`)),
  );
});
