import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { fillPublishedWords } from '#server/operations/record/fillPublishedWords.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { nextVersion } from '#tests/support/nextVersion.ts';
import { makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { completedRecord, publishRecords } from '#tests/support/publicRecord.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let rosa: TestPerson;
let fences: PublishedForm;
let trees: PublishedForm;
let slug = '';

const fields = [
  { name: 'Street' },
  { name: 'Contractor' },
  { name: 'Not shown' },
  { name: 'Secret', redacted: true },
  { name: 'Phone', dataType: 'phone' as const },
];

const formOf = (name: string): Promise<PublishedForm> =>
  publishedForm(api.services, team.id, [{ name: 'Ask', external: true, fields }], { identifier: 'Street', name });

const itemOf = (form: PublishedForm, ...names: readonly string[]) => ({
  masterTemplateId: `MasterTemplate:${form.formId}`,
  fieldIdentities: names.map((name) => form.fieldId(name)),
});

const inputOf = (change: object = {}) => ({
  ...{ name: 'Permit search', slug, instructions: 'Search by street.' },
  items: [itemOf(fences, 'Street', 'Contractor'), itemOf(trees, 'Street')],
  ...change,
});
const create = (who: Visitor, change: object = {}) =>
  api.attempt(who, 'createSearchPage', { teamId: `Team:${team.id}`, ...inputOf(change) }, 'searchPage { id slug }');

const document = `query ($slug: String!, $term: String!, $type: SearchType, $list: RecordList, $outputs: PublicOutputFilter, $renewal: RenewalFilter) {
  searchPage(slug: $slug) { formNames records(term: $term, type: $type, list: $list, outputStatus: $outputs, renewal: $renewal) { total
    records { formName path identifier answers { name text } outputs { name status } } } } }`;
const search = async (term: string, more: object = {}, who: Visitor = visitor()) =>
  (await api.ask(who, document, { slug, term, ...more })).data.searchPage.records;
const found = async (term: string, more: object = {}): Promise<readonly string[]> =>
  (await search(term, more)).records.map(({ identifier }: { identifier: string }) => identifier).toSorted();

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  rosa = await makePerson(services, { name: 'Rosa Rivers' });
  fences = await formOf('Fence permit');
  trees = await formOf('Tree permit');
  const secrets = { 'Not shown': 'planted in the garden', Secret: 'planted secret', Phone: '+1 217 555 0142' };
  const first = await completedRecord(api, rosa, fences, {
    ...{ Street: '12 Elm Street', Contractor: 'Hammer & Sons', ...secrets },
  });
  await completedRecord(api, rosa, trees, { Street: '14 Elm Street', Contractor: 'Hammer & Sons', ...secrets });
  const version = await services.db.configuredOutput.create({
    data: {
      ...{ id: newId(), teamId: team.id, flowTemplateId: fences.versionId, identity: newId() },
      ...{ name: 'Permit', position: 0 },
    },
  });
  const issued = { teamId: team.id, submissionId: first.id, configuredOutputId: version.id, name: 'Permit' };
  await services.db.issuedOutput.create({
    data: { ...issued, id: newId(), outputIdentity: version.identity, state: 'generated', issuedAt: new Date(0) },
  });
});

beforeEach(async () => {
  slug = `search-${newId()}`;
  await publishRecords(api, fences);
  await publishRecords(api, trees);
});

describe('a search page', () => {
  it('finds records of several forms by number, identifier, and the answers it shows', async () => {
    expect((await create(team.owner)).refusal).toBeNull();
    expect(await found('12 elm street')).toEqual(['12 Elm Street']);
    expect(await found('elm', { type: 'contains' })).toEqual(['12 Elm Street', '14 Elm Street']);
    expect(await found('elm')).toEqual([]);
    // only the first form's page item has the contractor
    expect(await found('hammer & sons')).toEqual(['12 Elm Street']);
    const { total, records } = await search('hammer', { type: 'contains' });
    expect({ total, records }).toMatchObject({
      total: 1,
      records: [
        {
          formName: 'Fence permit',
          path: expect.stringMatching(/\/records\/\d+$/),
          answers: [
            { name: 'Street', text: '12 Elm Street' },
            { name: 'Contractor', text: 'Hammer & Sons' },
          ],
          outputs: [{ name: 'Permit', status: 'valid' }],
        },
      ],
    });
  });

  it('finds nothing by answers that it does not show, or that are not published', async () => {
    await create(team.owner, { items: [itemOf(fences, 'Street')] });
    for (const type of ['exact', 'contains'])
      for (const term of [
        'planted in the garden',
        'planted secret',
        'planted',
        '555 0142',
        '+1 217 555 0142',
        'Rosa Rivers',
      ])
        expect([term, await found(term, { type })]).toEqual([term, []]);
    expect(JSON.stringify(await search('elm', { type: 'contains' }))).not.toMatch(/planted|0142|Rosa/);
  });

  it('follows the settings of its forms immediately', async () => {
    await create(team.owner);
    await publishRecords(api, fences, false);
    expect(await found('elm', { type: 'contains' })).toEqual(['14 Elm Street']);
    expect((await api.ask(visitor(), document, { slug, term: '' })).data.searchPage.formNames).toEqual(['Tree permit']);
    await publishRecords(api, fences);
    await api.services.db.masterTemplate.update({ where: { id: fences.formId }, data: { publicRead: false } });
    // the records stay public, the answers don't
    expect(await found('hammer', { type: 'contains' })).toEqual([]);
    expect((await search('12 elm street')).records).toMatchObject([{ identifier: '12 Elm Street', answers: [] }]);
  });

  it('follows a redaction in a new version immediately', async () => {
    const form = await formOf('Sign permit');
    await publishRecords(api, form);
    await completedRecord(api, rosa, form, { Street: '5 Oak Street', Contractor: 'Nails Inc' });
    await create(team.owner, { items: [itemOf(form, 'Contractor')] });
    expect(await found('nails inc')).toEqual(['5 Oak Street']);
    await nextVersion(api.services, form, { fields: { Contractor: { redacted: true } } });
    expect(await found('nails inc')).toEqual([]);
  });

  it('neither finds nor shows an answer to a question that form logic hides', async () => {
    const allFields = [...fields, { name: 'Size', dataType: 'integer' as const }];
    const form = await publishedForm(api.services, team.id, [{ name: 'Ask', external: true, fields: allFields }], {
      identifier: 'Street',
    });
    const isLarge = { sourceType: 'StepDatum', sourceIdentity: form.fieldId('Size'), comparator: 'greater' };
    await api.services.db.logicConfig.create({
      data: {
        ...{ id: newId(), teamId: team.id, flowTemplateId: form.versionId, action: 'show' },
        ...{ targetType: 'StepDatum', targetIdentity: form.fieldId('Contractor') },
        conditions: [{ ...isLarge, matchValue: 100, connective: null }],
      },
    });
    await publishRecords(api, form);
    const contractor = 'planted before it was hidden';
    await completedRecord(api, rosa, form, { Street: '6 Oak Street', Size: 5, Contractor: contractor });
    await completedRecord(api, rosa, form, { Street: '7 Oak Street', Size: 500, Contractor: 'Nails Inc' });
    await create(team.owner, { items: [itemOf(form, 'Street', 'Contractor')] });
    expect(await found('nails inc')).toEqual(['7 Oak Street']);
    for (const type of ['exact', 'contains']) expect(await found(contractor, { type })).toEqual([]);
    expect((await search('6 oak street')).records[0].answers).toEqual([{ name: 'Street', text: '6 Oak Street' }]);
  });

  it('finds records that were completed before the texts were written, once the sweep has run', async () => {
    await create(team.owner);
    await api.services.db.$executeRaw`UPDATE answer_words SET published = NULL`;
    expect(await found('hammer & sons')).toEqual([]);
    await fillPublishedWords({ services: api.services, actor: system });
    expect(await found('hammer & sons')).toEqual(['12 Elm Street']);
    expect(await fillPublishedWords({ services: api.services, actor: system })).toBe(0);
    expect(await found('planted', { type: 'contains' })).toEqual([]);
  });

  it('lists documents, and filters by their status and by renewal', async () => {
    await create(team.owner);
    const contains = { type: 'contains', list: 'outputs' };
    expect(await search('elm', contains)).toMatchObject({ total: 1, records: [{ outputs: [{ name: 'Permit' }] }] });
    expect(await found('elm', { ...contains, outputs: 'expired' })).toEqual([]);
    expect(await found('elm', { type: 'contains', outputs: 'issued' })).toEqual(['12 Elm Street']);
    expect(await found('elm', { type: 'contains', renewal: 'renewal' })).toEqual([]);
    expect(await found('elm', { type: 'contains', renewal: 'notRenewal' })).toHaveLength(2);
  });

  it('is created, changed, and deleted only by people who manage the team', async () => {
    const stranger = (await makeTeam(api.services)).owner;
    for (const who of [visitor(), rosa, team.member, stranger]) {
      const { refusal, data } = await create(who);
      expect([refusal, data?.createSearchPage?.searchPage]).not.toEqual([null, expect.anything()]);
    }
    const id = (await create(team.owner)).data.createSearchPage.searchPage.id;
    for (const who of [visitor(), rosa, team.member, stranger]) {
      const input = { searchPageId: id, ...inputOf({ name: 'Mine' }) };
      const renamed = await api.attempt(who, 'updateSearchPage', input, 'searchPage { name }');
      const deleted = await api.attempt(who, 'deleteSearchPage', { searchPageId: id }, 'deletedSearchPageId');
      expect([renamed.refusal, deleted.refusal]).not.toContain(null);
      const hidden = await api.ask(
        who,
        `query ($id: ID!) { node(id: $id) { ... on SearchPage { name items { fieldIdentities } } } }`,
        { id },
      );
      expect(hidden.data?.node?.items ?? null).toBeNull();
    }
    expect(await api.services.db.searchPage.findUnique({ where: { slug } })).toMatchObject({ name: 'Permit search' });
    const kinds = async () =>
      (
        await api.services.db.auditEntry.findMany({ where: { subjectId: id.split(':')[1] }, orderBy: { id: 'asc' } })
      ).map(({ kind }) => kind);
    await api.act(
      team.owner,
      'updateSearchPage',
      { searchPageId: id, ...inputOf({ name: 'Permits' }) },
      'searchPage { name }',
    );
    await api.act(team.owner, 'deleteSearchPage', { searchPageId: id }, 'deletedSearchPageId');
    expect(await kinds()).toEqual(['createSearchPage', 'updateSearchPage', 'deleteSearchPage']);
    expect((await api.ask(visitor(), document, { slug, term: 'elm' })).data.searchPage).toBeNull();
  });

  it.each([
    ['an invalid address', { slug: 'x' }, 'slug'],
    ['no title', { name: ' ' }, 'name'],
    ['no forms', { items: [] }, 'items'],
  ])('is refused with %s', async (_what, change, path) => {
    const { refusal } = await create(team.owner, change);
    expect(JSON.stringify(refusal)).toContain(path);
  });

  it('is refused with a taken address, in any case', async () => {
    await create(team.owner);
    expect(JSON.stringify((await create(team.owner, { slug: slug.toUpperCase() })).refusal)).toContain('slugTaken');
  });

  it('is refused with forms of others and with questions that are not published', async () => {
    const other = await makeTeam(api.services);
    const theirs = await publishedForm(api.services, other.id, [{ name: 'Ask', external: true, fields }]);
    expect(JSON.stringify((await create(team.owner, { items: [itemOf(theirs)] })).refusal)).toContain(
      'formsOfOtherTeam',
    );
    for (const name of ['Secret', 'Phone'])
      expect(JSON.stringify((await create(team.owner, { items: [itemOf(fences, name)] })).refusal)).toContain(
        'fieldNotPublished',
      );
  });
});

describe("a record's page", () => {
  const record = async (number: number, form = fences) =>
    (
      await api.ask(
        visitor(),
        'query ($id: ID!, $number: Int!) { node(id: $id) { ... on MasterTemplate { publicRecord(number: $number) { scopedId answers { name text } outputs { name } } } } }',
        { id: `MasterTemplate:${form.formId}`, number },
      )
    ).data.node?.publicRecord ?? null;

  it('shows published answers and issued documents of completed records only', async () => {
    const launched = await completedRecord(api, rosa, fences, { Street: '9 Elm Street', Secret: 'planted secret' });
    expect(await record(launched.scopedId)).toEqual({
      ...{ scopedId: launched.scopedId, answers: [{ name: 'Street', text: '9 Elm Street' }], outputs: [] },
    });
    expect(await record(launched.scopedId, trees)).toBeNull();
    await api.services.db.submission.update({
      where: { id: launched.id },
      data: { status: 'active', finishedAt: null },
    });
    expect(await record(launched.scopedId)).toBeNull();
  });
});
