import { beforeAll, describe, expect, it } from 'vitest';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
const day = 86_400_000;
let team: TestTeam;
let resident: TestPerson;
let reader: TestPerson;
let form: PublishedForm;

const refresh = operation<readonly string[], void>('refresh', refreshDashboard);

/** Starts it and completes it and its first step after the given days. */
async function complete(days: number): Promise<void> {
  const { db } = api.services;
  const { id, stepId } = await launchTestSubmission(api, resident, form);
  const { createdAt } = await db.submission.findUniqueOrThrow({ where: { id } });
  const at = new Date(createdAt.getTime() + days * day);
  await db.stepInterval.updateMany({ where: { activeStepId: stepId('Apply') }, data: { endedAt: at } });
  await db.activeStep.update({ where: { id: stepId('Apply') }, data: { completedAt: at } });
  await db.submission.update({ where: { id }, data: { status: 'finished', finishedAt: at } });
  await refresh({ services: api.services, actor: system }, [id]);
}

const ask = async (who: Visitor, selection: string) =>
  (
    await api.ask(who, `query ($id: ID!) { node(id: $id) { ... on MasterTemplate { ${selection} } } }`, {
      id: `MasterTemplate:${form.formId}`,
    })
  ).data.node;
const settings = (data: object) =>
  api.services.db.masterTemplate.update({ where: { id: form.formId }, data: data as never });

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  resident = await makePerson(services);
  reader = await makePerson(services);
  form = await publishedForm(services, team.id, [
    {
      ...{ name: 'Apply', external: true, requiresSignature: true },
      fields: [
        { name: 'Owner', dataType: 'string' },
        { name: 'Site plan', dataType: 'file', required: true },
      ],
    },
    { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 12_500 } },
    {
      name: 'Fire review',
      type: 'RequireReviewStep',
      reviewers: [{ userId: team.member.id }],
      review: { reviewType: 'third_party' },
    },
    { name: 'Plan review', type: 'RequireReviewStep', reviewers: [{ userId: team.member.id }] },
    { name: 'Notes', fields: [{ name: 'Inspection photos', dataType: 'file' }] },
  ]);
  await addToForm(services, team.id, form.formId, reader, 1);
});

describe('what people can have ready', () => {
  it('follows from the steps that applicants fill in', async () => {
    const selection =
      'publishedVersion { preparation { questionCount signs files { name required isConditional } forms { name } } }';
    for (const who of [visitor(), resident, reader]) {
      expect((await ask(who, selection)).publishedVersion.preparation).toEqual({
        ...{ questionCount: 2, signs: true, forms: [] },
        files: [{ name: 'Site plan', required: true, isConditional: false }],
      });
    }
  });

  it('names the forms that are required too', async () => {
    const electrical = await publishedForm(api.services, team.id, [{ name: 'Wire', external: true }], {
      name: 'Electrical permit',
    });
    for (const [position, required] of [true, false].entries()) {
      await api.services.db.subprocessConfig.create({
        data: {
          ...{ id: newId(), teamId: team.id, flowTemplateId: form.versionId, stepId: form.stepId('Apply') },
          ...{ identity: newId(), position, required, subprocessMasterTemplateId: electrical.formId },
        },
      });
    }
    const { publishedVersion } = await ask(visitor(), 'publishedVersion { preparation { forms { name } } }');
    expect(publishedVersion.preparation.forms).toEqual([{ name: 'Electrical permit' }]);
  });
});

it('says who acts at each step', async () => {
  const { publishedVersion } = await ask(visitor(), 'publishedVersion { steps { name actors } }');
  expect(publishedVersion.steps).toEqual([
    { name: 'Apply', actors: ['applicant'] },
    { name: 'Fee', actors: ['applicant'] },
    { name: 'Fire review', actors: ['thirdParty'] },
    { name: 'Plan review', actors: ['staff'] },
    { name: 'Notes', actors: ['staff'] },
  ]);
});

describe('typical figures', () => {
  const selection = `typicalFigures { medianTimeInWords lowestCostCents highestCostCents
    stepTimes { identity medianTimeInWords } }`;
  const told = async (who: Visitor) => {
    const { medianTimeInWords, stepTimes, ...costs } = (await ask(who, selection)).typicalFigures;
    return { median: medianTimeInWords, first: stepTimes[0].medianTimeInWords, steps: stepTimes.length, ...costs };
  };
  const nothing = { median: null, first: null, steps: 5, lowestCostCents: null, highestCostCents: null };

  it('are empty while fewer than five submissions are complete, even for members', async () => {
    for (const days of [2, 3, 4, 5]) await complete(days);
    for (const who of [visitor(), resident, reader]) expect(await told(who)).toEqual(nothing);
  });

  it('are medians of recent submissions, for everyone who can see the page', async () => {
    await complete(9);
    const typical = { ...nothing, median: '4 days', first: '4 days' };
    for (const who of [visitor(), resident, reader]) expect(await told(who)).toEqual(typical);
  });

  it('are hidden from people who cannot see the page', async () => {
    await settings({ everPublished: false, status: 'draft' });
    expect((await ask(visitor(), selection))?.typicalFigures ?? null).toBeNull();
    expect(await told(reader)).toMatchObject({ median: '4 days' });
    await settings({ everPublished: true, status: 'published' });
  });
});

describe('custom search pages', () => {
  const listed = async (who: Visitor) =>
    (await ask(who, 'searchPageConfigs { name slug fieldIdentities position }')).searchPageConfigs;

  it('are listed where the records can be searched, or for members of the form', async () => {
    const { db } = api.services;
    const searchPageId = newId();
    const slug = `permits-${searchPageId}`;
    await db.searchPage.create({ data: { id: searchPageId, teamId: team.id, slug, name: 'All permits' } });
    const fieldIdentities = [form.fieldId('Owner')];
    await db.searchPageItem.create({
      data: { id: newId(), searchPageId, masterTemplateId: form.formId, fieldIdentities },
    });
    const page = { name: 'All permits', slug, fieldIdentities, position: 0 };
    expect(await listed(visitor())).toEqual([]);
    expect(await listed(reader)).toEqual([page]);
    await settings({ publiclySearchable: true });
    for (const who of [visitor(), resident]) expect(await listed(who)).toEqual([page]);
    await settings({ isPrivate: true });
    expect(await listed(visitor())).toEqual([]);
    await settings({ publiclySearchable: false, isPrivate: false });
  });
});
