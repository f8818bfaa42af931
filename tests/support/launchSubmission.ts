import type { PlainId } from '#server/newId.ts';
import type { GraphQLAnswer, Api } from '#tests/support/graphql.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import type { PublishedForm } from '#tests/support/publishedForm.ts';

export interface LaunchedSubmission {
  /** the plain id */
  readonly id: PlainId;
  readonly scopedId: number;
  /** plain ids of its steps, by step name */
  readonly stepId: (name: string) => PlainId;
}

const payload = 'submission { id scopedId activeSteps { id step { name } } }';

/** Starts a submission as a resident, and fails the test if it is refused. */
export async function launchTestSubmission(
  api: Api,
  who: TestPerson,
  { formId }: PublishedForm,
  input = {},
): Promise<LaunchedSubmission> {
  const { data } = await api.act(
    who,
    'launchSubmission',
    { masterTemplateId: `MasterTemplate:${formId}`, ...input },
    payload,
  );
  const { id, scopedId, activeSteps } = data.launchSubmission.submission;
  const steps = new Map<string, PlainId>(
    activeSteps.map((active: { id: string; step: { name: string } }) => [active.step.name, plainIdOf(active.id)]),
  );
  return {
    id: plainIdOf(id),
    scopedId,
    stepId: (name) => {
      const stepId = steps.get(name);
      if (stepId === undefined) throw new Error(`the submission has no step ${name}`);
      return stepId;
    },
  };
}

/** Answers a field of a step, based on the current revision. */
export function saveTestAnswer(
  api: Api,
  who: TestPerson,
  {
    activeStepId,
    fieldId,
    content,
    revision = 0,
  }: { activeStepId: string; fieldId: string; content: unknown; revision?: number },
): Promise<GraphQLAnswer> {
  const input = { activeStepId: `ActiveStep:${activeStepId}`, fieldId: `Field:${fieldId}`, content, revision };
  return api.attempt(who, 'saveAnswer', input, 'answer { id content revision }');
}
