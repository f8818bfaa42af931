import type { Form } from '#domain/form/Form.ts';
import type { Queries } from '#server/database/Queries.ts';
import { evaluateSubmission, type EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { snapshotsOf } from '#server/queries/submission/snapshotsOf.ts';
import type { SubmissionSnapshot } from '#server/queries/submission/SubmissionSnapshot.ts';
import type { Services } from '#server/Services.ts';

/** Loads and evaluates submissions, in the order of the ids. Unknown ids are left out. */
export async function loadEvaluatedSubmissions(
  { pool, loadForm }: Pick<Services, 'pool' | 'loadForm'>,
  ids: readonly string[],
  within?: Queries,
): Promise<readonly EvaluatedSubmission[]> {
  const found = await snapshotsOf(within ?? pool, ids);
  return evaluateAll(await formsOf(loadForm, found, within), found, ids);
}

/** The form version each submission is pinned to, by version id. */
export async function formsOf(
  loadForm: Services['loadForm'],
  snapshots: readonly SubmissionSnapshot[],
  within?: Queries,
): Promise<ReadonlyMap<string, Form>> {
  const forms = new Map<string, Form>();
  for (const { id, flowTemplateId } of snapshots) {
    if (forms.has(flowTemplateId)) continue;
    const form = await loadForm(flowTemplateId, within);
    if (!form) throw new Error(`submission ${id} is pinned to a version that is not there`);
    forms.set(flowTemplateId, form);
  }
  return forms;
}

export function evaluateAll(
  forms: ReadonlyMap<string, Form>,
  snapshots: readonly SubmissionSnapshot[],
  ids: readonly string[],
): readonly EvaluatedSubmission[] {
  const evaluated = new Map<string, EvaluatedSubmission>();
  for (const snapshot of snapshots) {
    const form = forms.get(snapshot.flowTemplateId);
    if (form) evaluated.set(snapshot.id, evaluateSubmission(form, snapshot));
  }
  return ids.flatMap((id) => evaluated.get(id) ?? []);
}
