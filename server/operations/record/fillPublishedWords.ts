import { statement } from '#server/database/statement.ts';
import { publishedAnswerTexts } from '#server/queries/dashboard/answerSearchText.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import type { OperationContext } from '#server/Services.ts';

const missing = statement<[most: number], { readonly id: string }>(
  'published_words_missing',
  'SELECT w.id FROM answer_words w WHERE w.published IS NULL ORDER BY w.id DESC LIMIT $1::int',
);

const stepsOf = statement<[ids: readonly string[]], { readonly id: string; readonly identities: readonly string[] }>(
  'published_words_steps',
  `SELECT x.submission_id AS id, array_agg(x.step_identity) AS identities FROM active_steps x JOIN steps p ON p.id = x.step_id
   WHERE x.submission_id = ANY ($1::uuid[]) AND x.completed_at IS NOT NULL AND p.external GROUP BY x.submission_id`,
);

/** Keeps what a concurrent change has written since, because that is newer. */
const fill = statement<[rows: string], never>(
  'published_words_fill',
  `UPDATE answer_words w SET published = r.published FROM json_to_recordset($1::json) AS r(id uuid, published jsonb)
   WHERE w.id = r.id AND w.published IS NULL`,
);

const [batchSize, mostBatches] = [500, 4];

/**
 * Writes the texts by which the public finds submissions that were completed before these texts existed, newest first.
 * Until then, they are found by number and identifier. Returns how many were written.
 */
export async function fillPublishedWords({ services }: OperationContext): Promise<number> {
  let written = 0;
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const ids = (await missing.rows(services.pool, [batchSize])).map(({ id }) => id);
    if (ids.length === 0) return written;
    const steps = new Map((await stepsOf.rows(services.pool, [ids])).map(({ id, identities }) => [id, identities]));
    const evaluated = await loadEvaluatedSubmissions(services, ids);
    const texts = new Map(
      evaluated.map(({ snapshot: { id, timeZone }, evaluation }) => [
        id,
        publishedAnswerTexts(evaluation, steps.get(id) ?? [], timeZone),
      ]),
    );
    // imported records have none
    const rows = ids.map((id) => ({ id, published: texts.get(id) ?? {} }));
    await fill.rows(services.pool, [JSON.stringify(rows)]);
    written += ids.length;
  }
  return written;
}
