import { beforeEach, expect, test } from 'vitest';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { apiOn } from '#tests/support/graphql.ts';
import { cursorNow, useLiveWatch, type Watcher } from '#tests/support/liveWatch.ts';
import { addToForm, makePerson, type TestPerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const watch = useLiveWatch(server);
const changes = `subscription ($id: ID!, $after: String) { formChanged(flowTemplateId: $id, after: $after) {
  cursor revision verb partId
  part { __typename id ... on Field { name } ... on Step { name internalInstructions } }
  flowTemplate { revision steps { id } }
} }`;

interface Told {
  readonly cursor: string;
  readonly revision: number;
  readonly verb: string;
  readonly partId: string;
  readonly part: object | null;
  readonly flowTemplate: { readonly revision: number; readonly steps: readonly { readonly id: string }[] } | null;
}

let form: TestForm;
let build: Builder;
let reader: TestPerson;

beforeEach(async () => {
  const api = apiOn(server);
  form = await makeDraft(api);
  build = formBuilder(api, form);
  reader = await makePerson(server.services);
  await addToForm(server.services, form.team.id, plainIdOf(form.formId), reader, 1);
});

async function watching(who: TestPerson, after?: string): Promise<Watcher<Told>> {
  const from = after ?? (await cursorNow(server.services));
  return watch(who, 'formChanged', changes, { id: form.draftId, after: from });
}

test('a change to a draft is sent to others who have it open, with the current state of the part', async () => {
  const events = await watching(reader);
  const step = await build.step('CollectInfoStep', 'Your house');
  const field = await build.field(step.sections[0]?.id ?? '', 'string', 'Area');
  const [made, requested] = await events.take(2);
  expect(made).toMatchObject({ verb: 'created', partId: step.id, part: { __typename: 'Step', name: 'Your house' } });
  expect(requested).toMatchObject({
    revision: 3,
    verb: 'created',
    partId: field.id,
    part: { id: field.id, name: 'Area' },
  });
  expect(requested?.flowTemplate).toEqual({ revision: 3, steps: [{ id: step.id }] });

  await build.edit('updateField', { fieldId: field.id, name: 'Area in acres' }, 'field { id }');
  await build.edit('updateStep', { stepId: step.id, internalInstructions: 'Ask the clerk' }, 'step { id }');
  const [renamed, instructed] = await events.take(2);
  expect(renamed?.part).toEqual({ __typename: 'Field', id: field.id, name: 'Area in acres' });
  expect(instructed?.part).toMatchObject({ id: step.id, internalInstructions: 'Ask the clerk' });
});

test('deleting a part sends its id, and renaming a draft sends the draft', async () => {
  const step = await build.step('BasicStep');
  const events = await watching(reader);
  await build.edit('deleteStep', { stepId: step.id }, 'deletedStepId');
  await build.edit('updateFlowTemplate', { flowTemplateId: form.draftId, name: 'Barn permit' }, 'flowTemplate { id }');
  const [gone, renamed] = await events.take(2);
  expect(gone).toMatchObject({ verb: 'deleted', partId: step.id, part: null, flowTemplate: { steps: [] } });
  expect(renamed).toMatchObject({ verb: 'updated', partId: form.draftId, part: { __typename: 'FlowTemplate' } });
});

test('a dropped connection continues from its cursor', async () => {
  const events = await watching(reader);
  await build.step('BasicStep');
  const [first] = await events.take(1);
  await events.drop();
  await build.step('BasicStep');
  const again = await watching(reader, first?.cursor);
  await build.step('BasicStep');
  expect((await again.take(2)).map(({ revision }) => revision)).toEqual([3, 4]);
});

test('a stranger cannot watch a draft, and a removed member receives nothing more', async () => {
  const { db, accessWatch, notifyEvents } = server.services;
  const stranger = await makePerson(server.services);
  await expect((await watching(stranger)).next()).rejects.toThrow("Not found, or you don't have access to it.");

  const events = await watching(reader);
  await build.step('BasicStep');
  expect(await events.take(1)).toHaveLength(1);
  const before = accessWatch.now();
  await db.masterTemplateMembership.deleteMany({ where: { userId: reader.id } });
  notifyEvents();
  await expect.poll(() => accessWatch.isStale([`user:${reader.id}`], before)).toBe(true);
  await build.step('BasicStep');
  expect(await events.take(1)).toEqual([]);
});
