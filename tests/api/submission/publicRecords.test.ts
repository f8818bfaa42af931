import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let rosa: TestPerson;
let form: PublishedForm;
const numbers: number[] = [];

const refresh = operation<readonly string[], void>('refresh', refreshDashboard);

async function sent(street: string, isCompleted = true, of = form): Promise<string> {
  const { id, scopedId, stepId } = await launchTestSubmission(api, rosa, of);
  await saveTestAnswer(api, rosa, { activeStepId: stepId('Ask'), fieldId: of.fieldId('Street'), content: street });
  const { submission } = api.services.db;
  if (isCompleted) await submission.update({ where: { id }, data: { status: 'finished', finishedAt: new Date() } });
  await refresh({ services: api.services, actor: system }, [id]);
  numbers.push(scopedId);
  return id;
}

const settings = (data: { publiclySearchable?: boolean; isPrivate?: boolean }, of = form): Promise<unknown> =>
  api.services.db.masterTemplate.update({ where: { id: of.formId }, data });

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  rosa = await makePerson(services, { name: 'Rosa Rivers' });
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true, fields: [{ name: 'Street' }] }], {
    identifier: 'Street',
  });
  const first = await sent('12 Elm Street');
  const version = await services.db.configuredOutput.create({
    data: {
      id: newId(),
      teamId: team.id,
      flowTemplateId: form.versionId,
      identity: newId(),
      name: 'Permit',
      position: 0,
    },
  });
  const issued = { teamId: team.id, submissionId: first, configuredOutputId: version.id, name: 'Permit' };
  await services.db.issuedOutput.create({
    data: { ...issued, id: newId(), outputIdentity: version.identity, state: 'generated', issuedAt: new Date(0) },
  });
  await sent('14 Elm Street');
  await sent('16 Elm Street', false);
});
beforeEach(() => settings({ publiclySearchable: true, isPrivate: false }));

const document = `query ($id: ID!, $term: String!, $type: SearchType, $first: Int, $skip: Int) { node(id: $id) { ... on MasterTemplate {
  publicRecords(term: $term, type: $type, first: $first, skip: $skip) { total page perPage records { scopedId identifier completedOn
    outputs { name issuedOn status } } } } } }`;
const search = async (who: Visitor, term: string, more: object = {}, of = form) =>
  (await api.ask(who, document, { id: `MasterTemplate:${of.formId}`, term, ...more })).data?.node?.publicRecords ??
  null;
const streets = async (who: Visitor, term: string, more: object = {}): Promise<readonly string[]> =>
  (await search(who, term, more)).records.map(({ identifier }: { identifier: string }) => identifier).toSorted();

describe("a form's public records", () => {
  it('can be found by anyone, by number and identifying answers, once completed', async () => {
    const nobody = visitor();
    expect(await streets(nobody, 'elm')).toEqual(['12 Elm Street', '14 Elm Street']);
    expect(await streets(nobody, `#${numbers[0]}`)).toEqual(['12 Elm Street']);
    expect(await streets(nobody, '14 elm street', { type: 'exact' })).toEqual(['14 Elm Street']);
    expect(await streets(nobody, 'elm', { type: 'exact' })).toEqual([]);
    expect(await streets(nobody, String(numbers[2]))).toEqual([]);
    for (const none of ['', ' ', '%', '_']) expect(await streets(nobody, none)).toEqual([]);
  });

  it('show issued outputs', async () => {
    const { total, records } = await search(visitor(), '12 Elm');
    const outputs = [{ name: 'Permit', issuedOn: expect.stringMatching(/^19(69|70)-/), status: 'valid' }];
    expect({ total, records }).toMatchObject({ total: 1, records: [{ scopedId: numbers[0], outputs }] });
  });

  it("can't be found by their applicant", async () => {
    for (const type of ['contains', 'exact']) expect(await streets(visitor(), 'Rosa Rivers', { type })).toEqual([]);
  });

  it('have pages and a total', async () => {
    expect(await search(visitor(), 'elm')).toMatchObject({ page: 1, perPage: 20, total: 2 });
    const second = await search(visitor(), 'elm', { first: 1, skip: 1 });
    expect(second).toMatchObject({ page: 2, perPage: 1, total: 2, records: [{ identifier: '12 Elm Street' }] });
    expect(await search(visitor(), 'elm', { skip: 40 })).toMatchObject({ page: 3, total: 2, records: [] });
    expect(await search(visitor(), 'elm', { first: -1, skip: -1 })).toMatchObject({ page: 1, perPage: 1, total: 2 });
  });

  it('can be searched only if the form allows it', async () => {
    for (const change of [{ publiclySearchable: false }, { isPrivate: true }]) {
      await settings({ publiclySearchable: true, isPrivate: false, ...change });
      for (const who of [visitor(), rosa, team.member]) expect(await search(who, 'elm')).toBeNull();
    }
  });

  it("don't show redacted answers, and can't be found by them", async () => {
    const fields = [{ name: 'Street', redacted: true }];
    const other = await publishedForm(api.services, team.id, [{ name: 'Ask', external: true, fields }], {
      identifier: 'Street',
    });
    await sent('18 Elm Street', true, other);
    await settings({ publiclySearchable: true }, other);
    expect(await search(visitor(), 'elm', {}, other)).toMatchObject({ total: 0 });
    const { records } = await search(visitor(), `${numbers.at(-1)}`, {}, other);
    expect(records).toMatchObject([{ identifier: null }]);
  });
});
