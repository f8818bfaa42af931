import { expect, type Page } from '@playwright/test';
import { sendQuery, sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import type { E2eTeam } from '#tests/e2e/support/people.ts';
import type { RequestSender } from '#tests/e2e/support/withoutWindow.ts';

export interface E2eForm {
  readonly id: string;
  readonly draftId: string;
  /** where the form is managed */
  readonly path: string;
}

/** A blank form in a team of the signed-in person. */
export async function newForm(page: RequestSender, team: E2eTeam, name = 'Building permit'): Promise<E2eForm> {
  const { createMasterTemplate } = await sendQuery<{
    createMasterTemplate: { masterTemplate: { id: string }; flowTemplate: { id: string } };
  }>(
    page.request,
    `mutation ($input: CreateMasterTemplateInput!) { createMasterTemplate(input: $input) { ... on CreateMasterTemplatePayload { masterTemplate { id } flowTemplate { id } } ... on Refused { message } } }`,
    { input: { teamId: team.id, name } },
  );
  const { masterTemplate, flowTemplate } = createMasterTemplate;
  const path = `/workflows/${masterTemplate.id.replace('MasterTemplate:', '')}`;
  return { id: masterTemplate.id, draftId: flowTemplate.id, path };
}

interface NewStep {
  readonly name: string;
  readonly type?: string;
  /** name and type of each field in the first section */
  readonly fields?: readonly (readonly [name: string, dataType: string])[];
}

/** Adds a step with fields to a draft, through the same API as the browser. */
export async function addStep(page: RequestSender, form: E2eForm, step: NewStep): Promise<string> {
  const { createStep } = await sendQuery<{ createStep: { step: { id: string; sections: readonly { id: string }[] } } }>(
    page.request,
    `mutation ($input: CreateStepInput!) { createStep(input: $input) { ... on CreateStepPayload { step { id sections { id } } } ... on Refused { message } } }`,
    { input: { flowTemplateId: form.draftId, type: step.type ?? 'CollectInfoStep', name: step.name } },
  );
  for (const [name, dataType] of step.fields ?? []) {
    await sendQuery(
      page.request,
      `mutation ($input: CreateFieldInput!) { createField(input: $input) { ... on CreateFieldPayload { field { id } } ... on Refused { message } } }`,
      { input: { sectionId: createStep.step.sections[0]?.id, name, dataType } },
    );
  }
  return createStep.step.id;
}

export async function publish(page: RequestSender, { draftId }: E2eForm): Promise<void> {
  const { request } = page;
  const publishing = { flowTemplateId: draftId };
  const { job } = await sendMutationRequest<{ job: { id: string } }>(
    request,
    'publishFlowTemplate',
    publishing,
    'job { id }',
  );
  const stateOf = 'query ($id: ID!) { node(id: $id) { ... on Job { state } } }';
  const state = async (): Promise<string> =>
    (await sendQuery<{ node: { state: string } }>(request, stateOf, { id: job.id })).node.state;
  await expect.poll(state).toBe('complete');
}

/** Waits until the page has saved everything. */
export const waitUntilSaved = (page: Page): Promise<void> => page.getByText('All Changes Saved.').waitFor();
