import type { Queries } from '#server/database/queriesIn.ts';
import { evaluateSubmission, type EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { snapshotsOf } from '#server/queries/submission/snapshotsOf.ts';
import type { Services } from '#server/Services.ts';

/** Where submissions stand, as the rules see it; in the order of the ids, without those that are not there. */
export async function loadEvaluatedSubmissions(
  { pool, loadForm }: Pick<Services, 'pool' | 'loadForm'>,
  ids: readonly string[],
  within?: Queries,
): Promise<readonly EvaluatedSubmission[]> {
  const found = await snapshotsOf(within ?? pool, ids);
  const evaluated = new Map<string, EvaluatedSubmission>();
  for (const snapshot of found) {
    const form = await loadForm(snapshot.flowTemplateId, within);
    if (!form) throw new Error(`submission ${snapshot.id} is pinned to a version that is not there`);
    evaluated.set(snapshot.id, evaluateSubmission(form, snapshot));
  }
  return ids.flatMap((id) => evaluated.get(id) ?? []);
}
