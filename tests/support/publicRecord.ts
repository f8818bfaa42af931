import { system } from '#server/actor.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import type { Api } from '#tests/support/graphql.ts';
import { launchTestSubmission, saveTestAnswer, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import type { TestPerson } from '#tests/support/people.ts';
import type { PublishedForm } from '#tests/support/publishedForm.ts';

const refresh = operation<readonly string[], void>('refresh', refreshDashboard);

/** Fills in and completes the only step of a form, and so the submission. */
export async function completedRecord(
  api: Api,
  who: TestPerson,
  form: PublishedForm,
  answers: Readonly<Record<string, unknown>>,
): Promise<LaunchedSubmission> {
  const launched = await launchTestSubmission(api, who, form);
  const activeStepId = launched.stepId('Ask');
  for (const [name, content] of Object.entries(answers)) {
    const saved = await saveTestAnswer(api, who, { activeStepId, fieldId: form.fieldId(name), content });
    if (saved.refusal !== null) throw new Error(JSON.stringify(saved.refusal));
  }
  const input = { activeStepId: `ActiveStep:${activeStepId}` };
  const { refusal, messages } = await api.act(who, 'advanceStep', input, 'submission { id }');
  if (refusal !== null || messages.length > 0) throw new Error(`${JSON.stringify(refusal)} ${messages.join('; ')}`);
  await refresh({ services: api.services, actor: system }, [launched.id]);
  return launched;
}

/** Opens or closes a form's records and answers to the public. */
export const publishRecords = (
  api: Pick<Api, 'services'>,
  { formId }: PublishedForm,
  isOpen = true,
): Promise<unknown> =>
  api.services.db.masterTemplate.update({
    where: { id: formId },
    data: { publiclySearchable: isOpen, publicRead: isOpen, isPrivate: false },
  });
