import { expect, it } from 'vitest';
import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { withOlderDatabase } from '#tests/commands/withOlderDatabase.ts';

/** Answers of one field: the reviewed one, and another in a row outside the form. */
const hiddenAnswers = `
  SET session_replication_role = replica;
  INSERT INTO answers (id, team_id, submission_id, field_id, field_identity, row_path, revision, content, saved_at) VALUES
    ('00000000-0000-7000-8000-000000000001', gen_random_uuid(), '00000000-0000-7000-8000-00000000000a', gen_random_uuid(), gen_random_uuid(), '', 1, '"A tower"', now()),
    ('00000000-0000-7000-8000-000000000002', gen_random_uuid(), '00000000-0000-7000-8000-00000000000a', gen_random_uuid(), gen_random_uuid(), 'x', 2, '"A shed"', now());
  INSERT INTO answer_revisions (id, team_id, answer_id, revision, content, saved_at) VALUES
    (gen_random_uuid(), gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 1, '"A tower"', now()),
    (gen_random_uuid(), gen_random_uuid(), '00000000-0000-7000-8000-000000000002', 1, '"A hut"', now()),
    (gen_random_uuid(), gen_random_uuid(), '00000000-0000-7000-8000-000000000002', 2, '"A shed"', now());
  INSERT INTO stored_files (id, key, filename, content_type) VALUES
    ('00000000-0000-7000-8000-00000000000f', 'files/plan', 'plan.pdf', 'application/pdf');
  INSERT INTO datum_files (id, team_id, submission_id, file_id, field_identity, row_path) VALUES
    (gen_random_uuid(), gen_random_uuid(), '00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000f', gen_random_uuid(), 'x');
  SET session_replication_role = DEFAULT`;

it('moves answers in rows outside the form out of reach, and loses none of them', async () => {
  await withOlderDatabase('20261122040000_one_row', async (client, url) => {
    await client.query(hiddenAnswers);
    await applyMigrations(url);

    const answers = await client.query('SELECT content FROM answers');
    expect(answers.rows).toEqual([{ content: 'A tower' }]);
    const revisions = await client.query('SELECT content FROM answer_revisions');
    expect(revisions.rows).toEqual([{ content: 'A tower' }]);
    expect((await client.query('SELECT FROM datum_files')).rowCount).toBe(0);
    const { rows: moved } = await client.query<{ source: string; content: string | null; file: string | null }>(
      `SELECT source, row->>'content' AS content, row->>'row_path' AS path, file_id AS file FROM answers_out_of_reach ORDER BY source, row->>'revision'`,
    );
    expect(moved).toMatchObject([
      { source: 'answer_revisions', content: 'A hut' },
      { source: 'answer_revisions', content: 'A shed' },
      { source: 'answers', content: 'A shed', path: 'x' },
      { source: 'datum_files', path: 'x', file: '00000000-0000-7000-8000-00000000000f' },
    ]);
    await expect(client.query("UPDATE answers SET row_path = 'x'")).rejects.toThrow('answers_only_row');
  });
});
