import { newForm, publish } from '#tests/e2e/support/forms.ts';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import type { E2eTeam } from '#tests/e2e/support/people.ts';
import type { RequestSender } from '#tests/e2e/support/withoutWindow.ts';

interface Asking {
  readonly submissionId: string;
  readonly activeStepId: string;
}

/** A submission by the signed-in person whose form surveys the neighbors. */
export async function neighborSurvey(page: RequestSender, team: E2eTeam): Promise<Asking> {
  const { request } = page;
  const form = await newForm(page, team, 'Playground');
  const input = { flowTemplateId: form.draftId, type: 'SurveyStep', name: 'Neighbours' };
  const { step } = await sendMutationRequest<{ step: { survey: { id: string; sections: readonly { id: string }[] } } }>(
    request,
    'createStep',
    input,
    'step { survey { id sections { id } } }',
  );
  await sendMutationRequest(
    request,
    'updateSurvey',
    { surveyId: step.survey.id, name: 'A new playground' },
    '__typename',
  );
  const requestInput = { sectionId: step.survey.sections[0]?.id, name: 'Opinion', dataType: 'string' };
  await sendMutationRequest(request, 'createField', requestInput, '__typename');
  await publish(page, form);
  const { submission } = await sendMutationRequest<{ submission: { id: string } }>(
    request,
    'launchSubmission',
    { masterTemplateId: form.id },
    'submission { id }',
  );
  const { node } = await sendQuery<{ node: { currentStep: { id: string } } }>(
    request,
    'query ($id: ID!) { node(id: $id) { ... on Submission { currentStep { id } } } }',
    { id: submission.id },
  );
  return { submissionId: submission.id, activeStepId: node.currentStep.id };
}
