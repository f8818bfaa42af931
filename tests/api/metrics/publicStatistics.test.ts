import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { system } from '#server/actor.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
const hour = 3_600_000;
let team: TestTeam;
let reader: TestPerson;
let form: PublishedForm;

const refresh = operation<readonly string[], void>('refresh', refreshDashboard);

/** Starts, answers, and completes it after the given hours. */
async function completed(who: TestPerson, hours: number, answers: Readonly<Record<string, unknown>>): Promise<string> {
  const { id, stepId } = await launchTestSubmission(api, who, form);
  for (const [name, content] of Object.entries(answers)) {
    const given = { activeStepId: stepId('Ask'), fieldId: form.fieldId(name), content };
    expect((await saveTestAnswer(api, who, given)).refusal).toBeNull();
  }
  const { submission } = api.services.db;
  const { createdAt } = await submission.findUniqueOrThrow({ where: { id } });
  const finishedAt = new Date(createdAt.getTime() + hours * hour);
  await submission.update({ where: { id }, data: { status: 'finished', finishedAt } });
  await refresh({ services: api.services, actor: system }, [id]);
  return id;
}

const settings = (data: { publicRead?: boolean; isPrivate?: boolean }): Promise<unknown> =>
  api.services.db.masterTemplate.update({ where: { id: form.formId }, data });

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  reader = await makePerson(services);
  const resident = await makePerson(services);
  form = await publishedForm(services, team.id, [
    {
      name: 'Ask',
      external: true,
      fields: [
        { name: 'Guests', dataType: 'integer' },
        { name: 'Where', dataType: 'address' },
        { name: 'Secret', dataType: 'integer', redacted: true },
        { name: 'Words', dataType: 'string' },
        { name: 'Rare', dataType: 'integer' },
      ],
    },
    { name: 'Check', fields: [{ name: 'Inspections', dataType: 'integer' }] },
  ]);
  await addToForm(services, team.id, form.formId, reader, 1);
  const known = { text: '12 Elm St, Springfield', city: 'Springfield', latitude: 39.8, longitude: -89.6 };
  for (const [place, guests] of [10, 20, 30, 40, 100].entries()) {
    const Where = place < 3 ? known : { text: '1 Oak Ave' };
    const Rare = place === 0 ? { Rare: 7 } : {};
    await completed(resident, 10 * (place + 1), { Guests: guests, Where, Secret: 5, Words: 'Nothing', ...Rare });
  }
  await launchTestSubmission(api, resident, form);
});
beforeEach(() => settings({ publicRead: true, isPrivate: false }));

const figures = `count isGrouped counts { name count } mean median standardDeviation ranges { from to count }
  markers { text submissionId } markerRows`;
const ofField = (who: Visitor, name: string) =>
  api.ask(who, `query ($id: ID!) { node(id: $id) { ... on Field { answerFigures { ${figures} } } } }`, {
    id: `Field:${form.fieldId(name)}`,
  });
const statistics = async (who: Visitor) => {
  const selection = `last30Days launched completed medianTimeInWords lowestCostCents launches { count }`;
  const document = `query ($id: ID!) { node(id: $id) { ... on MasterTemplate { publicStatistics { ${selection} } } } }`;
  return (await api.ask(who, document, { id: `MasterTemplate:${form.formId}` })).data?.node?.publicStatistics ?? null;
};

describe("a form's statistics", () => {
  it('are public if the form allows it', async () => {
    for (const who of [visitor(), await makePerson(api.services), reader]) {
      const told = await statistics(who);
      expect(told).toMatchObject({ last30Days: 6, launched: 6, completed: 5, lowestCostCents: null });
      expect([told.medianTimeInWords, told.launches.length]).toEqual(['1 day', 12]);
    }
  });

  it('are otherwise only for members', async () => {
    for (const change of [{ publicRead: false }, { isPrivate: true }]) {
      await settings({ publicRead: true, isPrivate: false, ...change });
      for (const who of [visitor(), await makePerson(api.services), team.member]) {
        expect(await statistics(who)).toBeNull();
        expect((await ofField(who, 'Guests')).data?.node?.answerFigures ?? null).toBeNull();
      }
      expect(await statistics(reader)).toMatchObject({ launched: 6 });
      expect((await ofField(reader, 'Guests')).data.node.answerFigures.count).toBe(5);
    }
  });
});

describe('answer statistics', () => {
  it('are shown as figures', async () => {
    const { data } = await ofField(reader, 'Guests');
    expect(data.node.answerFigures).toMatchObject({ count: 5, isGrouped: false, counts: [], mean: 40, median: 30 });
    expect(data.node.answerFigures.standardDeviation).toBeCloseTo(31.62, 2);
    const counts = data.node.answerFigures.ranges.map(({ count }: { count: number }) => count);
    expect(counts.filter((count: number) => count > 0)).toEqual([1, 1, 1, 1, 1]);
  });

  it('are rounded and grouped for the public, so that no group has fewer than five', async () => {
    const { data } = await ofField(visitor(), 'Guests');
    const ranges = [{ from: null, to: null, count: 5 }];
    const rounded = { mean: 40, median: 30, standardDeviation: 30 };
    expect(data.node.answerFigures).toMatchObject({ count: 5, isGrouped: true, counts: [], ...rounded, ranges });
  });

  it('show towns and addresses to members, and only towns with at least five to the public', async () => {
    const told = (await ofField(visitor(), 'Where')).data.node.answerFigures;
    expect(told).toMatchObject({ count: 5, counts: [{ name: null, count: 5 }], markers: [], markerRows: [] });
    const { counts, markers, markerRows } = (await ofField(reader, 'Where')).data.node.answerFigures;
    expect(counts).toEqual([
      { name: 'Springfield', count: 3 },
      { name: null, count: 2 },
    ]);
    expect(markers).toHaveLength(3);
    expect(markerRows[0].slice(0, 3)).toEqual([-89.6, 39.8, '12 Elm St, Springfield']);
  });

  it('are hidden from others if there are few answers, or if the question is redacted or internal', async () => {
    const nobody = visitor();
    expect((await ofField(nobody, 'Rare')).data.node.answerFigures).toMatchObject({ count: 0, mean: null, ranges: [] });
    expect((await ofField(reader, 'Rare')).data.node.answerFigures).toMatchObject({ count: 1, mean: 7 });
    for (const name of ['Secret', 'Inspections']) {
      expect((await ofField(nobody, name)).data.node.answerFigures).toBeNull();
    }
    expect((await ofField(reader, 'Secret')).data.node.answerFigures).toMatchObject({ count: 5, mean: 5 });
  });

  it('exist only for field types with figures', async () => {
    const { messages } = await ofField(visitor(), 'Words');
    expect(messages).toEqual(['Visualization is not supported for this field.']);
  });

  it('are complete for an API key only with both scopes', async () => {
    const forms = await makeToken(api.services, team.id, team.owner, ['forms:read']);
    const both = await makeToken(api.services, team.id, team.owner, ['forms:read', 'submissions:read']);
    expect((await ofField(forms, 'Where')).data.node.answerFigures).toMatchObject({ count: 5, markers: [] });
    expect((await ofField(both, 'Where')).data.node.answerFigures.markers).toHaveLength(3);
  });
});
