import { expect, it } from 'vitest';
import { changeSummaries } from '#server/queries/template/changeSummaries.ts';
import { formBuilder, makeDraft } from '#tests/support/forms.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { addToForm, makePerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { recordingPool } from '#tests/support/recordingPool.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();

async function publishedTwice() {
  const form = await makeDraft(api);
  const build = formBuilder(api, form);
  const publish = async (): Promise<void> => {
    await build.edit('publishFlowTemplate', { flowTemplateId: form.draftId }, 'job { id }');
    await runJobs(api.services);
  };
  const step = await build.step('CollectInfoStep', 'Plot');
  const section = step.sections[0]?.id ?? '';
  const use = await build.field(section, 'multiple_choice', 'Use');
  await build.options(use.id, ['Home', 'Shop']);
  const area = await build.field(section, 'integer', 'Area');
  const fee = { flowTemplateId: form.draftId, name: 'Fee', source: '{Area} * 2' };
  await build.edit('createFormula', fee, 'formula { id }');
  await publish();
  await build.edit(
    'updateField',
    { fieldId: area.id, name: 'Floor area', settings: { required: true } },
    'field { id }',
  );
  await build.field(section, 'string', 'Owner');
  await build.field(section, 'string', 'Tenant');
  await publish();
  return { form, build, publish, section, use, area };
}

const history = `query ($id: ID!, $after: String) { node(id: $id) { ... on MasterTemplate {
  publishedVersions(first: 1, after: $after) { totalCount pageInfo { endCursor hasNextPage }
    edges { node { id version publishedBy changeSummary } } } } } }`;
const outline = `query ($id: ID!) { node(id: $id) { ... on FlowTemplate {
  outline { kind title depth facts { label text } } } } }`;

it('lists versions newest first with a summary of each', async () => {
  const { form } = await publishedTwice();
  const page = async (after: string | null) =>
    (await api.ask(form.writer, history, { id: form.formId, after })).data.node.publishedVersions;
  const first = await page(null);
  expect(first).toMatchObject({
    totalCount: 2,
    pageInfo: { hasNextPage: true },
    edges: [{ node: { version: 2, changeSummary: '1 field changed, 2 fields added' } }],
  });
  expect(first.edges[0].node.publishedBy).toEqual(expect.any(String));
  expect((await page(first.pageInfo.endCursor)).edges).toMatchObject([
    { node: { version: 1, changeSummary: 'First version' } },
  ]);
});

it('summarizes any number of versions with two statements', async () => {
  const { form, publish, build, section } = await publishedTwice();
  await build.field(section, 'string', 'Agent');
  await publish();
  const where = { masterTemplateId: plainIdOf(form.formId), kind: 'published' as const };
  const versions = await api.services.db.flowTemplate.findMany({ where, orderBy: { version: 'asc' } });
  const { pool, queries } = recordingPool(api.services.pool);
  const summaries = await changeSummaries(
    pool,
    versions.map(({ id }) => id),
  );
  expect([...summaries.values()].toSorted()).toEqual(['1 field added', '1 field changed, 2 fields added']);
  expect(queries).toHaveLength(2);
});

interface Part {
  readonly kind: string;
  readonly title: string;
  readonly depth: number;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
}

const partText = ({ kind, title, depth, facts }: Part): string =>
  [`${depth} ${kind} ${title}`, ...facts.map(({ label, text }) => `${label}: ${text}`)].join(' | ');

it('shows a version in the words of the editor', async () => {
  const { form } = await publishedTwice();
  const { edges } = (await api.ask(form.writer, history, { id: form.formId })).data.node.publishedVersions;
  const parts = (await api.ask(form.writer, outline, { id: edges[0].node.id })).data.node.outline;
  expect(parts.map(partText)).toMatchInlineSnapshot(`
    [
      "0 FlowTemplate Building permit",
      "0 Step Plot | Step type: Collect information | The applicant completes this step: Yes",
      "1 Section Section 1",
      "2 Field Use | Field type: Multiple choice | Options: Home; Shop",
      "2 Field Floor area | Field type: Whole number | Required: Yes",
      "2 Field Owner | Field type: Short text",
      "2 Field Tenant | Field type: Short text",
      "0 Formula Fee | Formula: {Floor area} * 2",
    ]
  `);
});

const comparison = `query ($id: ID!, $since: ID) { node(id: $id) { ... on FlowTemplate { comparison(since: $since) {
  before { version } parts { way kind title depth facts { label was now } } } } } }`;

interface Compared extends Omit<Part, 'facts'> {
  readonly way: string;
  readonly facts: readonly { readonly label: string; readonly was: string | null; readonly now: string | null }[];
}

const comparedText = ({ way, kind, title, depth, facts }: Compared): string =>
  [`${depth} ${way} ${kind} ${title}`, ...facts.map(({ label, was, now }) => `${label}: ${was} / ${now}`)].join(' | ');

it('compares a version with the one before it, and any version with the draft', async () => {
  const { form, build, use, section } = await publishedTwice();
  const { edges } = (await api.ask(form.writer, history.replace('first: 1', 'first: 2'), { id: form.formId })).data.node
    .publishedVersions;
  const [second, first] = edges.map(({ node }: { node: { id: string } }) => node.id);
  const compared = async (id: string, since: string | null) => {
    const found = (await api.ask(form.writer, comparison, { id, since })).data.node.comparison;
    return found && [`since version ${found.before.version}`, ...found.parts.map(comparedText)];
  };
  expect(await compared(second, null)).toMatchInlineSnapshot(`
    [
      "since version 1",
      "0 same Step Plot",
      "1 same Section Section 1",
      "2 changed Field Floor area | Field name: Area / Floor area | Required: No / Yes",
      "2 added Field Owner | Field type: null / Short text",
      "2 added Field Tenant | Field type: null / Short text",
    ]
  `);
  const [barn] = await build.options(use.id, ['Barn']);
  const text = { flowTemplateId: form.draftId, name: 'Shop permit' };
  await build.edit('updateFlowTemplate', text, 'flowTemplate { id }');
  await build.step('PaymentStep', 'Fee');
  const other = await build.edit(
    'createSection',
    { sectionableId: await stepOf(form.draftId), name: 'Barns' },
    'section { id }',
  );
  const condition = { sourceId: use.id, comparator: 'is', matchValue: barn?.id };
  const logic = { targetId: other.section.id, action: 'show', conditions: [condition] };
  await build.edit('createLogicConfig', logic, 'logicConfig { id }');
  await build.edit(
    'deleteField',
    { fieldId: (await build.field(section, 'string', 'Gone')).id },
    'flowTemplate { id }',
  );
  expect(await compared(form.draftId, first)).toMatchInlineSnapshot(`
    [
      "since version 1",
      "0 changed FlowTemplate Shop permit | Form name: Building permit / Shop permit",
      "0 same Step Plot",
      "1 same Section Section 1",
      "2 changed Field Use | Options: null / Barn",
      "2 changed Field Floor area | Field name: Area / Floor area | Required: No / Yes",
      "2 added Field Owner | Field type: null / Short text",
      "2 added Field Tenant | Field type: null / Short text",
      "1 added Section Barns | Logic: null / Shown when “Use” is Barn",
      "0 added Step Fee | Step type: null / Payment | The applicant completes this step: null / Yes | Continue automatically: null / Yes | Amount: null / $0.00",
    ]
  `);
  expect(await compared(first, second)).toMatchInlineSnapshot(`
    [
      "since version 2",
      "0 same Step Plot",
      "1 same Section Section 1",
      "2 changed Field Area | Field name: Floor area / Area | Required: Yes / No",
      "2 removed Field Owner | Field type: Short text / null",
      "2 removed Field Tenant | Field type: Short text / null",
    ]
  `);
  // no version before the first one, and a version of another form looks like none
  const elsewhere = await makeDraft(api);
  expect(await compared(first, null)).toBeNull();
  expect(await compared(second, elsewhere.draftId)).toBeNull();
  expect(await compared(second, 'FlowTemplate:00000000-0000-7000-8000-000000000000')).toBeNull();
});

async function stepOf(draftId: string): Promise<string> {
  const where = { flowTemplateId: plainIdOf(draftId) };
  return `Step:${(await api.services.db.step.findFirstOrThrow({ where, orderBy: { position: 'asc' } })).id}`;
}

it('is only for members of the form', async () => {
  const { form } = await publishedTwice();
  const { edges } = (await api.ask(form.writer, history, { id: form.formId })).data.node.publishedVersions;
  const reader = await makePerson(api.services);
  await addToForm(api.services, form.team.id, plainIdOf(form.formId), reader, 1);
  const read = async (who: Visitor, id: string) => {
    const { data, codes } = await api.ask(who, outline, { id });
    return codes.length === 0 && data?.node ? 'shown' : codes.join() || 'absent';
  };
  const published: string = edges[0].node.id;
  const absent = 'FlowTemplate:00000000-0000-7000-8000-000000000000';
  const people = Object.entries({
    ...{ writer: form.writer, reader, colleague: form.team.member },
    stranger: await makePerson(api.services),
  });
  const rows: string[] = [];
  for (const [name, who] of people) {
    const found = [await read(who, published), await read(who, form.draftId), await read(who, absent)];
    rows.push(`${name}: published ${found[0]}, draft ${found[1]}, no version ${found[2]}`);
  }
  expect(rows).toMatchInlineSnapshot(`
    [
      "writer: published shown, draft shown, no version absent",
      "reader: published shown, draft shown, no version absent",
      "colleague: published FORBIDDEN, draft absent, no version absent",
      "stranger: published FORBIDDEN, draft absent, no version absent",
    ]
  `);
});
