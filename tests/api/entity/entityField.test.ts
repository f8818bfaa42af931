import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, saveTestAnswer, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { makeBusinesses, type Businesses } from '#tests/support/makeBusinesses.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let neighbor: TestPerson;
let clerk: TestPerson;
/** works with the form, but isn't on the team */
let partner: TestPerson;
let businesses: Businesses;
let form: PublishedForm;
let submission: LaunchedSubmission;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  [resident, neighbor] = [await makePerson(services), await makePerson(services)];
  [clerk, partner] = [await makePerson(services), await makePerson(services)];
  businesses = await makeBusinesses(services, team.id);
  const { kindId: customEntityId } = businesses;
  form = await publishedForm(services, team.id, [
    {
      name: 'Apply',
      external: true,
      fields: [
        { name: 'Business', dataType: 'entity', customEntityId, entityCreateable: true },
        { name: 'Supplier', dataType: 'entity', customEntityId },
        { name: 'Why' },
      ],
    },
    { name: 'Check', fields: [{ name: 'Similar business', dataType: 'entity', customEntityId }] },
  ]);
  await makeRole(services, team.id, {}, [clerk]);
  for (const person of [clerk, partner]) await addToForm(services, team.id, form.formId, person, 2);
});

beforeEach(async () => {
  submission = await launchTestSubmission(api, resident, form);
});

const choose = (who: TestPerson, step: string, field: string, name: string) =>
  saveTestAnswer(api, who, {
    activeStepId: submission.stepId(step),
    fieldId: form.fieldId(field),
    content: { id: businesses.entityId(name), name },
  });

const reachCheck = (who: TestPerson) =>
  api.act(who, 'advanceStep', { activeStepId: `ActiveStep:${submission.stepId('Apply')}`, confirmsAll: true });

const entityText = `... on Entity { name customEntity { name } values { field { name } text } note contacts { name } valuesBySlug
  latestSubmissions { id } availableActions }`;
const entity = async (who: Visitor, name: string) =>
  (
    await api.ask(who, `query ($id: ID!) { node(id: $id) { ${entityText} } }`, {
      id: `Entity:${businesses.entityId(name)}`,
    })
  ).data.node;

describe('the details of an entity', () => {
  test('are visible to applicants who chose it, without internal values', async () => {
    expect(await entity(resident, 'Main Street Bakery')).toBeNull();
    await choose(resident, 'Apply', 'Business', 'Main Street Bakery');
    expect(await entity(resident, 'Main Street Bakery')).toMatchObject({
      customEntity: null,
      values: [
        { field: { name: 'Phone' }, text: '(217) 555-0100' },
        { field: { name: 'Owner' }, text: 'Bea Baker' },
      ],
      valuesBySlug: { phone: '+12175550100', owner: 'Bea Baker' },
      ...{ note: null, contacts: [], latestSubmissions: [] },
      availableActions: ['viewViewableFields', 'searchEntities', 'suggestEntityEdits'],
    });
    expect(await entity(neighbor, 'Main Street Bakery')).toBeNull();
    expect(await entity(visitor(), 'Main Street Bakery')).toBeNull();
  });

  test('are complete for the team, which can change them', async () => {
    await choose(resident, 'Apply', 'Business', 'Main Street Bakery');
    const seen = await entity(clerk, 'Main Street Bakery');
    expect(seen.customEntity).toEqual({ name: 'Business' });
    expect(seen.values).toHaveLength(3);
    expect(seen.latestSubmissions.map(({ id }: { id: string }) => id)).toContain(`Submission:${submission.id}`);
    expect(seen.availableActions).toContain('updateEntity');
    const partners = await entity(partner, 'Main Street Bakery');
    expect(partners.values).toHaveLength(3);
    expect(partners.availableActions).not.toContain('updateEntity');
    expect(await entity(partner, 'Harbor Diner')).toBeNull();
  });

  test('stay hidden from applicants if staff chose the entity on an internal step', async () => {
    await reachCheck(resident);
    const { refusal } = await choose(clerk, 'Check', 'Similar business', 'Harbor Diner');
    expect(refusal).toBeNull();
    expect(await entity(resident, 'Harbor Diner')).toBeNull();
  });

  test('are hidden again after another one is chosen or the submission is deleted', async () => {
    await choose(resident, 'Apply', 'Supplier', 'Main Street Books');
    expect(await entity(resident, 'Main Street Books')).not.toBeNull();
    await api.services.db.submission.update({ where: { id: submission.id }, data: { deletedAt: new Date() } });
    expect(await entity(resident, 'Main Street Books')).toBeNull();
  });

  test('come with the answer, for those who may see both', async () => {
    await choose(resident, 'Apply', 'Business', 'Main Street Bakery');
    const read = async (who: Visitor) => {
      const query =
        'query ($id: ID!) { node(id: $id) { ... on Submission { answers { entity { name values { text } } } } } }';
      return (await api.ask(who, query, { id: `Submission:${submission.id}` })).data.node?.answers;
    };
    expect(await read(resident)).toEqual([
      { entity: { name: 'Main Street Bakery', values: [{ text: '(217) 555-0100' }, { text: 'Bea Baker' }] } },
    ]);
    expect((await read(clerk))[0].entity.values).toHaveLength(3);
  });
});

describe('suggested entities', () => {
  const suggested = async (who: Visitor, field = 'Supplier'): Promise<string[]> => {
    const { data } = await api.ask(
      who,
      'query ($id: ID!, $fieldId: ID!) { node(id: $id) { ... on Submission { suggestedEntities(fieldId: $fieldId) { name } } } }',
      { id: `Submission:${submission.id}`, fieldId: `Field:${form.fieldId(field)}` },
    );
    return data.node?.suggestedEntities.map(({ name }: { name: string }) => name) ?? [];
  };
  const forProgram = async (who: Visitor, userId: string): Promise<string[]> => {
    const { data } = await api.ask(
      who,
      'query ($id: ID!, $userId: ID) { suggestedEntities(flowTemplateId: $id, userId: $userId) { name } }',
      { id: `FlowTemplate:${form.versionId}`, userId: `User:${userId}` },
    );
    return data.suggestedEntities.map(({ name }: { name: string }) => name);
  };

  test('are those that the person named before or is a point of contact of', async () => {
    const person = await makePerson(api.services);
    submission = await launchTestSubmission(api, person, form);
    expect(await suggested(person)).toEqual([]);
    await choose(person, 'Apply', 'Business', 'Main Street Books');
    await reachCheck(person);
    expect((await choose(clerk, 'Check', 'Similar business', 'Main Street Bakery')).refusal).toBeNull();
    await api.services.db.entityContact.create({
      data: {
        ...{ teamId: team.id, entityId: businesses.entityId('Harbor Diner'), userId: person.id },
        createdAt: new Date('2026-01-01'),
      },
    });
    expect(await suggested(person)).toEqual(['Main Street Books', 'Harbor Diner']);
    // staff see what the applicant would choose
    expect(await suggested(clerk)).toEqual(['Main Street Books', 'Harbor Diner']);
    expect(await suggested(person, 'Why')).toEqual([]);
    expect(await suggested(neighbor)).toEqual([]);
    expect(await forProgram(person, person.id)).toEqual(['Main Street Books', 'Harbor Diner']);
    expect(await forProgram(clerk, person.id)).toEqual(['Main Street Books', 'Harbor Diner']);
    expect(await forProgram(neighbor, person.id)).toEqual([]);
  });

  test('leave out archived entities', async () => {
    const person = await makePerson(api.services);
    submission = await launchTestSubmission(api, person, form);
    await choose(person, 'Apply', 'Business', 'Main Street Books');
    const where = { id: businesses.entityId('Main Street Books') };
    await api.services.db.entity.update({ where, data: { deletedAt: new Date() } });
    expect(await suggested(person)).toEqual([]);
    await api.services.db.entity.update({ where, data: { deletedAt: null } });
  });
});

describe('creating an entity in a submission', () => {
  const create = (who: Visitor, field: string, input: object = {}) =>
    api.attemptByName(
      who,
      'createEntityInSubmission',
      {
        ...{ submissionId: `Submission:${submission.id}`, fieldId: `Field:${form.fieldId(field)}` },
        ...{ name: 'Corner Cafe', values: [], ...input },
      },
      'entity { entityId name values { field { name } text } }',
    );
  const value = (name: Parameters<Businesses['fieldId']>[0], text: string) => ({
    fieldId: `CustomEntityField:${businesses.fieldId(name)}`,
    value: text,
  });

  test('adds it once, shows it to its author, and makes it an answer', async () => {
    const input = { values: [value('Phone', '217 555 0142')], idempotencyKey: 'one' };
    const [first, again] = [await create(resident, 'Business', input), await create(resident, 'Business', input)];
    const made = first.data.createEntityInSubmission.entity;
    expect(made).toMatchObject({
      name: 'Corner Cafe',
      values: [
        { field: { name: 'Phone' }, text: '(217) 555-0142' },
        { field: { name: 'Owner' }, text: '' },
      ],
    });
    expect(again.data.createEntityInSubmission.entity.entityId).toBe(made.entityId);
    const row = await api.services.db.entity.findUniqueOrThrow({
      where: { id: made.entityId },
      include: { entityChanges: { orderBy: { id: 'asc' } } },
    });
    expect(row).toMatchObject({
      ...{ createdById: resident.id, createdInSubmissionId: submission.id },
      createdForFieldIdentity: form.fieldId('Business'),
    });
    expect(row.entityChanges.map(({ kind }) => kind)).toEqual(['created', 'name', 'field']);
    const saved = await saveTestAnswer(api, resident, {
      activeStepId: submission.stepId('Apply'),
      fieldId: form.fieldId('Business'),
      content: { id: made.entityId, name: made.name },
    });
    expect(saved.data.saveAnswer.answer.content).toEqual({ id: made.entityId, name: 'Corner Cafe' });
  });

  test('is only possible where the form allows it, for people who answer the field', async () => {
    expect((await create(resident, 'Supplier')).refusal).not.toBeNull();
    expect((await create(resident, 'Why')).refusal).not.toBeNull();
    expect((await create(resident, 'Similar business')).refusal).not.toBeNull();
    expect((await create(neighbor, 'Business')).refusal).not.toBeNull();
    expect((await create(clerk, 'Business')).refusal).toBeNull();
  });

  test('needs a name and valid values, and takes no internal values from applicants', async () => {
    const codes = async (who: Visitor, input: object) => (await create(who, 'Business', input)).refusal;
    expect(await codes(resident, { name: ' ' })).toEqual({ name: 'nameMissing' });
    const at = (name: Parameters<Businesses['fieldId']>[0]) => `values.${businesses.fieldId(name)}`;
    expect(await codes(resident, { values: [value('Inspector note', 'Clean')] })).toEqual({
      [at('Inspector note')]: 'entityFieldUnknown',
    });
    expect(await codes(resident, { values: [value('Phone', 'soon')] })).toEqual({ [at('Phone')]: 'mustBePhone' });
    expect(await codes(clerk, { values: [value('Inspector note', 'Clean')] })).toBeNull();
  });
});
