import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { system } from '#server/actor.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { nextVersion } from '#tests/support/nextVersion.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let reader: TestPerson;
let first: PublishedForm;

const refresh = operation<readonly string[], void>('refresh', refreshDashboard);

async function completed(form: PublishedForm, guests: number): Promise<string> {
  const { id, stepId } = await launchTestSubmission(api, resident, form);
  const given = { activeStepId: stepId('Ask'), fieldId: form.fieldId('Guests'), content: guests };
  expect((await saveTestAnswer(api, team.owner, given)).refusal).toBeNull();
  await api.services.db.submission.update({ where: { id }, data: { status: 'finished', finishedAt: new Date() } });
  await refresh({ services: api.services, actor: system }, [id]);
  return id;
}

const six = async (form: PublishedForm): Promise<void> => {
  for (const guests of [11, 12, 13, 14, 15, 16]) await completed(form, guests);
};

const figuresOf = async (who: Visitor, form: PublishedForm) =>
  (
    await api.ask(
      who,
      `query ($id: ID!) { node(id: $id) { ... on Field { answerFigures { count isGrouped mean ranges { from to count } counts { name count } } } } }`,
      { id: `Field:${form.fieldId('Guests')}` },
    )
  ).data?.node?.answerFigures ?? null;

beforeAll(async () => {
  team = await makeTeam(api.services);
  resident = await makePerson(api.services);
  reader = await makePerson(api.services);
});
beforeEach(async () => {
  const fields = [{ name: 'Guests', dataType: 'integer' as const }];
  first = await publishedForm(api.services, team.id, [{ name: 'Ask', external: true, fields }], {
    identifier: 'Guests',
  });
  await addToForm(api.services, team.id, first.formId, reader, 1);
  const settings = { publicRead: true, publiclySearchable: true };
  await api.services.db.masterTemplate.update({ where: { id: first.formId }, data: settings });
});

const hidden = [
  ['redacted', { fields: { Guests: { redacted: true } } }, { fields: { Guests: { redacted: false } } }],
  ['moved to an internal step', { steps: { Ask: { external: false } } }, { steps: { Ask: { external: true } } }],
] as const;

describe.each(hidden)('public figures of a question that was %s', (_how, hiding, showing) => {
  it('are not shown through the id it had in an earlier version', async () => {
    const second = await nextVersion(api.services, first, hiding);
    await six(second);
    for (const form of [first, second]) {
      expect(await figuresOf(visitor(), form)).toBeNull();
      expect(await figuresOf(reader, form)).toMatchObject({ count: 6, isGrouped: false });
    }
  });

  it('do not count answers given in the meantime once it is shown again', async () => {
    const second = await nextVersion(api.services, first, hiding);
    await six(second);
    const third = await nextVersion(api.services, second, showing);
    for (const form of [first, third])
      expect(await figuresOf(visitor(), form)).toMatchObject({ count: 0, mean: null, ranges: [] });
    await six(third);
    for (const form of [first, third])
      expect(await figuresOf(visitor(), form)).toMatchObject({
        count: 5,
        ranges: [{ from: null, to: null, count: 5 }],
      });
    expect(await figuresOf(visitor(), second)).toBeNull();
  });

  it('do not count answers given before, either', async () => {
    await six(first);
    expect(await figuresOf(visitor(), first)).toMatchObject({ count: 5, isGrouped: true });
    await nextVersion(api.services, first, hiding);
    expect(await figuresOf(visitor(), first)).toBeNull();
  });
});

it('does not show figures of a question that was removed', async () => {
  await six(first);
  await nextVersion(api.services, first, { fields: { Guests: null } });
  expect(await figuresOf(visitor(), first)).toBeNull();
});

describe.each(hidden)('public records whose identifier was %s', (_how, hiding, showing) => {
  const search = async (term: string) =>
    (
      await api.ask(
        visitor(),
        'query ($id: ID!, $term: String!) { node(id: $id) { ... on MasterTemplate { publicRecords(term: $term) { records { identifier } } } } }',
        { id: `MasterTemplate:${first.formId}`, term },
      )
    ).data.node.publicRecords.records;
  const scopedIdOf = async (id: string) =>
    String((await api.services.db.submission.findUniqueOrThrow({ where: { id } })).scopedId);

  it('neither show it nor are found by it', async () => {
    const ids = [await completed(first, 4_711)];
    const second = await nextVersion(api.services, first, hiding);
    ids.push(await completed(second, 4_711));
    const isHidden = async (id: string) => expect(await search(await scopedIdOf(id))).toEqual([{ identifier: null }]);
    expect(await search('4711')).toEqual([]);
    for (const id of ids) await isHidden(id);
    await nextVersion(api.services, second, showing);
    expect(await search('4711')).toEqual([{ identifier: '4711' }]);
    await isHidden(ids[1] ?? '');
  });
});
