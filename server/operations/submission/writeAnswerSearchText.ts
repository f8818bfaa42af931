import { statement } from '#server/database/statement.ts';
import type { Tx } from '#server/operations/operation.ts';
import { publishedAnswerTexts, shownAnswersText } from '#server/queries/dashboard/answerSearchText.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

const left = statement<[submissionId: string], { readonly identity: string; readonly external: boolean }>(
  'steps_left_and_asked',
  `SELECT x.step_identity AS identity, p.external FROM active_steps x JOIN steps p ON p.id = x.step_id
   WHERE x.submission_id = $1::uuid AND x.completed_at IS NOT NULL ORDER BY x.position`,
);

const keep = statement<[submissionId: string, text: string, published: string], never>(
  'answer_words_keep_published',
  `WITH gone AS (
     DELETE FROM answer_words WHERE id = $1::uuid AND $2::text = ''
   )
   INSERT INTO answer_words AS w (id, team_id, text, published)
   SELECT r.id, r.team_id, $2::text, $3::jsonb FROM dashboard_rows r WHERE r.id = $1::uuid AND $2::text <> ''
   ON CONFLICT (id) DO UPDATE SET text = EXCLUDED.text, published = EXCLUDED.published
   WHERE w.text <> EXCLUDED.text OR w.published IS DISTINCT FROM EXCLUDED.published`,
);

/**
 * The only writer of the search text for people who can read a submission's answers, which covers completed steps, and
 * of the texts by which the public can find it, which covers what its version publishes.
 * Call it under the submission's lock after completing a step or changing an answer of a completed one.
 */
export async function writeAnswerSearchText(tx: Tx, { snapshot, evaluation }: EvaluatedSubmission): Promise<void> {
  const steps = await left.rows(tx.queries, [snapshot.id]);
  const words = shownAnswersText(
    evaluation,
    steps.map(({ identity }) => identity),
    snapshot.timeZone,
  );
  const externalSteps = steps.filter(({ external }) => external).map(({ identity }) => identity);
  const published = publishedAnswerTexts(evaluation, externalSteps, snapshot.timeZone);
  await keep.rows(tx.queries, [snapshot.id, words, JSON.stringify(published)]);
}
