import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
const steps = { own: 'Your parcel', check: 'Check' };
let resident: TestPerson;
let neighbor: TestPerson;
let clerk: TestPerson;
let form: PublishedForm;
let submission: LaunchedSubmission;

async function kindOfRecords(teamId: string, name: string, records: readonly string[]): Promise<string> {
  const id = newId();
  await api.services.db.customEntity.create({ data: { id, teamId, name } });
  await api.services.db.entity.createMany({
    data: records.map((record) => ({ id: newId(), teamId, customEntityId: id, name: record })),
  });
  return id;
}

beforeAll(async () => {
  const team = await makeTeam(api.services);
  [resident, neighbor, clerk] = [
    await makePerson(api.services),
    await makePerson(api.services),
    await makePerson(api.services),
  ];
  const many = Array.from({ length: 60 }, (_, number) => `Lot ${number}`);
  const parcels = await kindOfRecords(team.id, 'Parcel', ['12 Elm Street', 'Elm Park, lot_7', '4 Oak Street', ...many]);
  const owners = await kindOfRecords(team.id, 'Owner', ['Ms Elm']);
  await api.services.db.entity.create({
    data: { id: newId(), teamId: team.id, customEntityId: parcels, name: 'Elm Bog', deletedAt: new Date() },
  });
  form = await publishedForm(api.services, team.id, [
    {
      name: steps.own,
      external: true,
      fields: [{ name: 'Parcel', dataType: 'entity', customEntityId: parcels, required: true }, { name: 'Why' }],
    },
    { name: steps.check, fields: [{ name: 'Owner', dataType: 'entity', customEntityId: owners }] },
  ]);
  await addToForm(api.services, team.id, form.formId, clerk, 2);
  submission = await launchTestSubmission(api, resident, form);
});

async function found(who: Visitor, field: string, terms: string): Promise<readonly string[] | 'refused'> {
  const { data, codes } = await search(who, field, terms);
  if (codes.length > 0) return 'refused';
  return data.entityMatches.map(({ name }: { name: string }) => name);
}

const search = (who: Visitor, field: string, terms: string) =>
  api.ask(
    who,
    `query ($submissionId: ID!, $fieldId: ID!, $terms: String!) {
      entityMatches(submissionId: $submissionId, fieldId: $fieldId, terms: $terms) { entityId name }
    }`,
    { submissionId: `Submission:${submission.id}`, fieldId: `Field:${form.fieldId(field)}`, terms },
  );

describe('a person who answers with a town record', () => {
  test('finds it by words of its name, in any order and case', async () => {
    expect(await found(resident, 'Parcel', 'elm')).toEqual(['12 Elm Street', 'Elm Park, lot_7']);
    expect(await found(resident, 'Parcel', ' STREET 12 ')).toEqual(['12 Elm Street']);
    expect(await found(resident, 'Parcel', 'birch')).toEqual([]);
  });

  test("sees the town's name for this type of record", async () => {
    const { data, codes } = await api.ask(
      resident,
      'query ($id: ID!) { node(id: $id) { ... on Field { customEntityName } } }',
      { id: `Field:${form.fieldId('Owner')}` },
    );
    expect([codes, data.node]).toEqual([[], { customEntityName: 'Owner' }]);
  });

  test('can type wildcard characters literally', async () => {
    expect(await found(resident, 'Parcel', 't_7')).toEqual(['Elm Park, lot_7']);
    expect(await found(resident, 'Parcel', '%')).toEqual([]);
  });

  test('gets no results without a word, and at most fifty', async () => {
    expect(await found(resident, 'Parcel', '   ')).toEqual([]);
    expect(await found(resident, 'Parcel', 'lot')).toHaveLength(50);
  });

  test('completes a required field with the result, and can then continue', async () => {
    const { data } = await search(resident, 'Parcel', '4 oak');
    const [{ entityId: id, name }] = data.entityMatches;
    const saved = await saveTestAnswer(api, resident, {
      activeStepId: submission.stepId(steps.own),
      fieldId: form.fieldId('Parcel'),
      content: { id, name: 'whatever it was called' },
    });
    expect(saved.data.saveAnswer.answer.content).toEqual({ id, name });
    const onward = await api.attempt(
      resident,
      'advanceStep',
      { activeStepId: `ActiveStep:${submission.stepId(steps.own)}` },
      'submission { id }',
    );
    expect([onward.refusal, onward.messages]).toEqual([null, []]);
  });
});

describe("a town's records", () => {
  test("are found only if of the field's type", async () => {
    expect(await found(clerk, 'Owner', 'elm')).toEqual(['Ms Elm']);
    expect(await found(clerk, 'Why', 'elm')).toEqual([]);
  });

  test('cannot be searched by strangers, or by residents for a field that staff answer', async () => {
    expect(await found(neighbor, 'Parcel', 'elm')).toBe('refused');
    expect(await found(visitor(), 'Parcel', 'elm')).toBe('refused');
    expect(await found(resident, 'Owner', 'elm')).toBe('refused');
  });
});
