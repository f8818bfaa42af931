import { decidingFields, fieldDependencies } from '#domain/form/decidingFields.ts';
import type { Form } from '#domain/form/Form.ts';
import { stepKindOf } from '#domain/submission/stepKinds.ts';
import type { Queries } from '#server/database/Queries.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { evaluateAll, formsOf } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import { answersOf, snapshotsWithoutAnswers } from '#server/queries/submission/snapshotsOf.ts';
import type { SubmissionSnapshot } from '#server/queries/submission/SubmissionSnapshot.ts';
import type { Services } from '#server/Services.ts';

/**
 * Evaluates submissions for list rows, loading only the answers that lists depend on. Don't use the results for
 * anything else, such as a step's problems.
 */
export async function loadListedSubmissions(
  { loadForm }: Pick<Services, 'loadForm'>,
  ids: readonly string[],
  within: Queries,
): Promise<readonly EvaluatedSubmission[]> {
  const snapshots = await snapshotsWithoutAnswers(within, ids);
  const forms = await formsOf(loadForm, snapshots, within);
  const fields = new Map<string, readonly string[]>();
  for (const { flowTemplateId, identifierFieldIdentity } of snapshots)
    if (!fields.has(flowTemplateId))
      fields.set(flowTemplateId, listedFields(forms.get(flowTemplateId), identifierFieldIdentity));
  const [speaking, others] = [
    snapshots.filter(speaksOfAllAnswers),
    snapshots.filter((one) => !speaksOfAllAnswers(one)),
  ];
  const wholeIds = speaking.map(({ id }) => id);
  const someIds = others
    .filter(({ flowTemplateId }) => (fields.get(flowTemplateId) ?? []).length > 0)
    .map(({ id }) => id);
  const answers = new Map([
    ...(wholeIds.length > 0 ? await answersOf(within, wholeIds, null) : []),
    ...(someIds.length > 0 ? await answersOf(within, someIds, [...new Set([...fields.values()].flat())]) : []),
  ]);
  const answered = snapshots.map((snapshot) => ({ ...snapshot, answers: answers.get(snapshot.id) ?? [] }));
  return evaluateAll(forms, answered, ids);
}

/** Reviews and signatures cover all answers. */
function speaksOfAllAnswers({ reviewedSteps, step }: SubmissionSnapshot): boolean {
  if (reviewedSteps.length > 0) return true;
  // on steps that collect answers, the signature is part of answering and not listed separately
  return step !== null && step.requiresSignature && !step.isSignatureSkipped && !stepKindOf(step.type).collects;
}

function listedFields(form: Form | undefined, identifierFieldIdentity: string | null): readonly string[] {
  if (!form) return [];
  const identifier = identifierFieldIdentity === null ? [] : [{ identity: identifierFieldIdentity }];
  return [...new Set([...decidingFields(form), ...fieldDependencies(form, identifier)])];
}
