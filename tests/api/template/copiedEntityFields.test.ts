import { beforeAll, describe, expect, it, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makeRole, makeTeam, type TestTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
let form: TestForm;
let build: Builder;

interface Kind {
  readonly name: string;
  readonly type?: 'standard' | 'remote_gis';
  readonly archivedAt?: Date;
}

async function makeKind(team: TestTeam, kind: Kind): Promise<string> {
  const serviceUrl = kind.type === 'remote_gis' ? 'https://gis.example.gov/FeatureServer/0' : null;
  return (await api.services.db.customEntity.create({ data: { id: newId(), teamId: team.id, serviceUrl, ...kind } }))
    .id;
}

let fieldId: string;
let businessId: string;
beforeAll(async () => {
  form = await makeDraft(api);
  build = formBuilder(api, form);
  businessId = await makeKind(form.team, { name: 'Business' });
  const step = await build.step('CollectInfoStep');
  const sectionId = step.sections[0]?.id ?? '';
  const asking = { sectionId, dataType: 'entity', customEntityId: businessId, name: 'Your business' } as const;
  fieldId = (await build.edit('createField', asking, 'field { id }')).field.id;
});

const set = (settings: object) =>
  api.attempt(
    form.writer,
    'updateField',
    { fieldId, settings },
    'field { customEntityId entityCreateable customEntity { name } }',
  );

describe('an entity field', () => {
  it('shows its kind to the team, and lets applicants add entities', async () => {
    const { data, refusal } = await set({ entityCreateable: true });
    expect(refusal).toBeNull();
    expect(data.updateField.field).toEqual({
      ...{ customEntityId: businessId, entityCreateable: true, customEntity: { name: 'Business' } },
    });
  });

  it('of a remote GIS service lets no one add entities', async () => {
    const parcelId = await makeKind(form.team, { name: 'Parcel', type: 'remote_gis' });
    expect((await set({ customEntityId: parcelId, entityCreateable: true })).refusal).toEqual({
      entityCreateable: 'remoteNotCreateable',
    });
    expect((await set({ customEntityId: parcelId })).data.updateField.field).toMatchObject({ entityCreateable: false });
    expect((await set({ entityCreateable: true })).refusal).toEqual({ entityCreateable: 'remoteNotCreateable' });
    const archivedId = await makeKind(form.team, { name: 'Boat', archivedAt: new Date() });
    for (const customEntityId of [archivedId, null])
      expect((await set({ customEntityId })).refusal).toEqual({ customEntityId: 'customEntityUnknown' });
    await set({ customEntityId: businessId, entityCreateable: true });
  });
});

describe('a copy of a form for another team', () => {
  const cases: readonly (readonly [string, readonly Kind[], 'same name' | null, boolean])[] = [
    ['asks for the kind of the same name', [{ name: 'BUSINESS' }, { name: 'Dog' }], 'same name', true],
    ['asks for none without one', [{ name: 'Dog' }], null, false],
    ['asks for none if two have it', [{ name: 'Business' }, { name: 'business' }], null, false],
    ['asks for none if it is archived', [{ name: 'Business', archivedAt: new Date() }], null, false],
    ['keeps applicants from adding remote entities', [{ name: 'Business', type: 'remote_gis' }], 'same name', false],
  ];
  test.each(cases)('%s', async (_title, kinds, asksFor, isCreateable) => {
    const other = await makeTeam(api.services);
    await api.services.db.team.update({ where: { id: other.id }, data: { enableFormCreation: true } });
    await makeRole(api.services, other.id, { name: 'Creators', workflowCreator: true }, [form.writer]);
    const ids = [];
    for (const kind of kinds) ids.push(await makeKind(other, kind));
    const { data } = await api.act(
      form.writer,
      'duplicateForm',
      { flowTemplateId: form.draftId, teamId: `Team:${other.id}`, idempotencyKey: newId() },
      'masterTemplate { id }',
    );
    const masterTemplateId = plainIdOf(data.duplicateForm.masterTemplate.id);
    const { id: flowTemplateId } = await api.services.db.flowTemplate.findFirstOrThrow({
      where: { masterTemplateId, kind: 'draft' },
    });
    const field = await api.services.db.field.findFirstOrThrow({ where: { flowTemplateId, dataType: 'entity' } });
    expect(field.customEntityId).toBe(asksFor === null ? null : ids[0]);
    expect(field.entityCreateable).toBe(isCreateable);
    if (asksFor !== null) return;
    const text = 'query ($id: ID!) { node(id: $id) { ... on FlowTemplate { publishProblems { path code } } } }';
    const draft = await api.ask(form.writer, text, { id: `FlowTemplate:${flowTemplateId}` });
    expect(draft.data.node.publishProblems).toContainEqual({
      ...{ path: `fields.${field.identity}`, code: 'fieldWithoutEntity' },
    });
  });
});
