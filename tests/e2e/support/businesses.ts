import { addStep, newForm, publish } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest, sendQuery } from '#tests/e2e/support/graphql.ts';
import type { E2eTeam } from '#tests/e2e/support/people.ts';
import type { RequestSender } from '#tests/e2e/support/withoutWindow.ts';

export const oldPhone = '(217) 555-0100';

interface BusinessForm {
  readonly id: string;
  /** the name of the kind */
  readonly kind: string;
  readonly phoneId: string;
  readonly bakeryId: string;
}

/** A kind of entity with twelve entries, and a published form that asks for one. */
export async function formWithBusinesses(page: RequestSender, team: E2eTeam): Promise<BusinessForm> {
  const kind = `Business ${Date.now().toString(36)}`;
  const { request } = page;
  const { customEntity } = await sendMutationRequest<{ customEntity: { id: string; customEntityId: string } }>(
    request,
    'createCustomEntity',
    { teamId: team.id, name: kind, type: 'standard' },
    'customEntity { id customEntityId }',
  );
  const fields: string[] = [];
  for (const [name, dataType, viewable] of [
    ['Phone', 'phone', true],
    ['Inspector note', 'text', false],
  ] as const) {
    const { customEntityField } = await sendMutationRequest<{ customEntityField: { id: string } }>(
      request,
      'createCustomEntityField',
      { customEntityId: customEntity.id, name, dataType, options: [], viewable, editSuggestable: viewable },
      'customEntityField { id }',
    );
    fields.push(customEntityField.id);
  }
  const entityIds: string[] = [];
  const names = ['Main Street Bakery', ...Array.from({ length: 11 }, (_, number) => `Harbor Stall ${number + 10}`)];
  for (const name of names) {
    const { entity } = await sendMutationRequest<{ entity: { entityId: string } }>(
      request,
      'createEntity',
      {
        ...{ customEntityId: customEntity.id, name },
        values: [
          { fieldId: fields[0], value: oldPhone },
          { fieldId: fields[1], value: 'Rats' },
        ],
      },
      'entity { entityId }',
    );
    entityIds.push(entity.entityId);
  }
  const form = await newForm(page, team, `Sidewalk seating ${Date.now().toString(36)}`);
  const stepId = await addStep(page, form, { name: 'Your business' });
  const { node } = await sendQuery<{ node: { sections: readonly { id: string }[] } }>(
    request,
    'query ($id: ID!) { node(id: $id) { ... on Step { sections { id } } } }',
    { id: stepId },
  );
  const { field } = await sendMutationRequest<{ field: { id: string } }>(
    request,
    'createField',
    {
      sectionId: node.sections[0]?.id,
      name: 'Which business?',
      dataType: 'entity',
      customEntityId: customEntity.customEntityId,
    },
    'field { id }',
  );
  await sendMutationRequest(
    request,
    'updateField',
    { fieldId: field.id, settings: { entityCreateable: true } },
    'field { id }',
  );
  await publish(page, form);
  return { id: form.id, kind, phoneId: fields[0] ?? '', bakeryId: entityIds[0] ?? '' };
}

interface Launched {
  readonly submission: {
    readonly activeSteps: readonly {
      readonly id: string;
      readonly step: { readonly sections: readonly { readonly fields: readonly { readonly id: string }[] }[] };
    }[];
  };
}

/** Names the bakery in a new submission and suggests another phone number for it. */
export async function suggestPhone({ request }: RequestSender, form: BusinessForm): Promise<void> {
  const { submission } = await sendMutationRequest<Launched>(
    request,
    'launchSubmission',
    { masterTemplateId: form.id },
    'submission { activeSteps { id step { sections { fields { id } } } } }',
  );
  const [active] = submission.activeSteps;
  const content = { id: form.bakeryId, name: 'Main Street Bakery' };
  const answer = { activeStepId: active?.id, fieldId: active?.step.sections[0]?.fields[0]?.id, revision: 0, content };
  await sendMutationRequest(request, 'saveAnswer', answer, '__typename');
  const suggestions = [{ fieldId: form.phoneId, to: '(217) 555-0199' }];
  await sendMutationRequest(
    request,
    'suggestEntityEdits',
    { entityId: `Entity:${form.bakeryId}`, suggestions },
    '__typename',
  );
}
