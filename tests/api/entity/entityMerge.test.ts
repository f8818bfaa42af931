import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission, saveTestAnswer } from '#tests/support/launchSubmission.ts';
import { makeKind, type TestKind } from '#tests/support/makeKind.ts';
import { addToForm, makeKnown, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let kind: TestKind;
let resident: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  team = await makeTeam(api.services);
  resident = await makePerson(api.services);
  kind = await makeKind(api.services, team.id, 'Business', [{ name: 'Phone', dataType: 'phone' }, { name: 'License' }]);
  form = await publishedForm(api.services, team.id, [
    { name: 'Ask', external: true, fields: [{ name: 'Business', dataType: 'entity', customEntityId: kind.id }] },
  ]);
  await addToForm(api.services, team.id, form.formId, team.member, 1);
});

const field = (name: string) => `CustomEntityField:${kind.fieldId(name)}`;

async function create(name: string, values: Readonly<Record<string, string>> = {}): Promise<string> {
  const told = Object.entries(values).map(([key, value]) => ({ fieldId: field(key), value }));
  const input = { customEntityId: `CustomEntity:${kind.id}`, name, values: told };
  return (await api.act(team.member, 'createEntity', input, 'entity { id }')).data.createEntity.entity.id;
}

async function nameInSubmission(entityId: string): Promise<string> {
  const submission = await launchTestSubmission(api, resident, form);
  const saved = await saveTestAnswer(api, resident, {
    activeStepId: submission.stepId('Ask'),
    fieldId: form.fieldId('Business'),
    content: { id: plainIdOf(entityId), name: 'x' },
  });
  expect(saved.refusal).toBeNull();
  return submission.id;
}

async function stateOf(id: string) {
  const query = `query ($id: ID!) { node(id: $id) { ... on Entity { name note archivedAt mergedInto { name }
    contacts { id } values { value } submissions(first: 10) { edges { node { id } } } merges { id } changes(first: 3) { edges { node { kind } } } } } }`;
  const { node } = (await api.ask(team.member, query, { id })).data;
  const { values, submissions, contacts, changes, ...rest } = node;
  return {
    ...rest,
    values: values.map(({ value }: { value: string | null }) => value),
    submissions: submissions.edges.map(({ node: { id: at } }: { node: { id: string } }) => plainIdOf(at)),
    contacts: contacts.length,
    kinds: changes.edges.map(({ node: { kind: of } }: { node: { kind: string } }) => of),
  };
}

describe('merging duplicates', () => {
  test('moves everything to the survivor, and undoing it moves everything back', async () => {
    const survivor = await create('Riverton Bakery', { Phone: '217-555-0100' });
    const merged = await create('Riverton Bakry', { License: 'B-77' });
    const [first, second] = [await nameInSubmission(survivor), await nameInSubmission(merged)];
    const contact = await makeKnown(api.services, team.id);
    await api.act(team.member, 'addEntityContact', { entityId: merged, userId: `User:${contact.id}` });
    const input = {
      survivorId: survivor,
      mergedId: merged,
      note: 'One shop',
      values: [{ fieldId: field('License'), value: 'B-77' }],
    };
    const { data } = await api.act(
      team.member,
      'mergeEntities',
      input,
      'merge { id survivor { name } merged { name } }',
    );
    const mergeId = data.mergeEntities.merge.id;
    expect(await stateOf(survivor)).toMatchObject({
      ...{ name: 'Riverton Bakery', note: 'One shop', archivedAt: null, values: ['+12175550100', 'B-77'], contacts: 1 },
      submissions: expect.arrayContaining([first, second]),
      merges: [{ id: mergeId }],
    });
    expect(await stateOf(merged)).toMatchObject({
      ...{ archivedAt: expect.anything(), mergedInto: { name: 'Riverton Bakery' }, submissions: [] },
      kinds: expect.arrayContaining(['merged']),
    });
    const { content } = await api.services.db.answer.findFirstOrThrow({ where: { submissionId: second } });
    expect(content).toEqual({ id: plainIdOf(survivor), name: 'Riverton Bakry' });
    // what people do after the merge stays
    const edit = { entityId: survivor, note: { from: 'One shop', to: 'Two ovens' }, values: [] };
    await api.act(team.member, 'updateEntity', edit);
    const third = await nameInSubmission(survivor);
    await api.act(team.manager, 'undoEntityMerge', { mergeId });
    expect(await stateOf(survivor)).toMatchObject({
      ...{ name: 'Riverton Bakery', note: 'Two ovens', values: ['+12175550100', null], contacts: 0, merges: [] },
      submissions: expect.arrayContaining([first, third]),
      kinds: expect.arrayContaining(['unmerged']),
    });
    expect(await stateOf(merged)).toMatchObject({
      ...{ archivedAt: null, mergedInto: null, submissions: [second], values: [null, 'B-77'] },
    });
    expect((await api.attempt(team.manager, 'undoEntityMerge', { mergeId })).refusal).toBe('mergeUndone');
    const audited = await api.services.db.auditEntry.findMany({ where: { teamId: team.id }, orderBy: { at: 'asc' } });
    expect(audited.map(({ kind: of }) => of)).toEqual(expect.arrayContaining(['mergeEntities', 'undoEntityMerge']));
  });

  test('is refused between kinds, and with archived entities', async () => {
    const dogs = await makeKind(api.services, team.id, 'Dog');
    const dog = await api.act(
      team.member,
      'createEntity',
      { customEntityId: `CustomEntity:${dogs.id}`, name: 'Rex', values: [] },
      'entity { id }',
    );
    const [one, other] = [await create('Deli'), await create('Deli')];
    const merge = (survivorId: string, mergedId: string) =>
      api.attempt(team.member, 'mergeEntities', { survivorId, mergedId, values: [] });
    expect((await merge(one, dog.data.createEntity.entity.id)).refusal).toBe('mergedKindsDiffer');
    await api.act(team.member, 'toggleEntityArchived', { entityId: other });
    expect((await merge(one, other)).refusal).toBe('mergedArchived');
  });
});

describe('hints at duplicates', () => {
  const alike = async (name: string, values: Readonly<Record<string, string>> = {}) => {
    const query = `query ($id: ID!, $name: String!, $values: [EntityValueInput!]!) { node(id: $id) { ... on CustomEntity {
      alike(name: $name, values: $values) { entity { name } isNameAlike sameFields { name } } } } }`;
    const told = Object.entries(values).map(([key, value]) => ({ fieldId: field(key), value }));
    return (await api.ask(team.member, query, { id: `CustomEntity:${kind.id}`, name, values: told })).data.node.alike;
  };

  test('find a similar name, or the same phone or license number', async () => {
    await create('Lakeside Pharmacy', { Phone: '(217) 555-0142', License: 'P-2041' });
    expect(await alike('lakeside pharmcy')).toEqual([
      { entity: { name: 'Lakeside Pharmacy' }, isNameAlike: true, sameFields: [] },
    ]);
    expect(await alike('Something else', { Phone: '217 555 0142' })).toEqual([
      { entity: { name: 'Lakeside Pharmacy' }, isNameAlike: false, sameFields: [{ name: 'Phone' }] },
    ]);
    expect(await alike('', { License: 'p 2041' })).toMatchObject([{ sameFields: [{ name: 'License' }] }]);
    expect(await alike('Completely different', { License: 'none' })).toEqual([]);
  });
});
