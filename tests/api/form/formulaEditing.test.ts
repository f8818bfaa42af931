import { beforeAll, expect, it } from 'vitest';
import { formBuilder, makeDraft, type TestForm } from '#tests/support/forms.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { addToForm, makePerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
let form: TestForm;
let area: { id: string; identity: string };
let formulaId: string;
beforeAll(async () => {
  form = await makeDraft(api);
  const build = formBuilder(api, form);
  const step = await build.step('CollectInfoStep');
  area = await build.field(step.sections[0]?.id ?? '', 'integer', 'Area');
  await build.field(step.sections[0]?.id ?? '', 'string', 'Owner');
  const base = { flowTemplateId: form.draftId, name: 'Base', source: '{Area} * 2' };
  formulaId = (await build.edit('createFormula', base, 'formula { id }')).formula.id;
  const total = { flowTemplateId: form.draftId, name: 'Total', source: '{Base} + 5' };
  await build.edit('createFormula', total, 'formula { id }');
});

const tryIt = async (source: string, more: object = {}, who: Visitor = form.writer) => {
  const document = `query ($id: ID!, $formulaId: ID, $name: String, $source: String!, $samples: [FormulaSample!]) { node(id: $id) { ... on FlowTemplate {
    triedFormula(formulaId: $formulaId, name: $name, source: $source, samples: $samples) {
      result usedFields problems { problem { code message } from to } } } } }`;
  const { data, messages } = await api.ask(who, document, { id: form.draftId, source, ...more });
  return { tried: data?.node?.triedFormula, messages };
};

it('a formula can be tested with sample answers without saving anything', async () => {
  const samples = [{ identity: area.identity, number: 12.5 }];
  expect((await tryIt('{Total} * 3', { samples })).tried).toEqual({
    ...{ result: '90', problems: [], usedFields: [area.identity] },
  });
  expect(await api.services.db.formula.count({ where: { flowTemplateId: plainIdOf(form.draftId) } })).toBe(2);
});

it('mistakes are shown at their position', async () => {
  const { tried } = await tryIt('2 * {Floors}');
  expect(tried).toMatchObject({
    result: null,
    problems: [{ problem: { code: 'formulaUnknownName' }, from: 4, to: 12 }],
  });
  const circle = await tryIt('{Total}', { formulaId, name: 'Base' });
  expect(circle.tried.problems).toMatchObject([
    {
      problem: {
        message: "This would make the form depend on itself: formula 'Total' → formula 'Base' → formula 'Total'",
      },
      from: null,
    },
  ]);
});

it('a draft lists the available names, and where each formula is used', async () => {
  const document = `query ($id: ID!) { node(id: $id) { ... on FlowTemplate {
    formulaNames { label isFormula isNumeric } formulaUses { places } } } }`;
  const { data } = await api.ask(form.writer, document, { id: form.draftId });
  expect(data.node.formulaNames).toEqual([
    { label: 'Area', isFormula: false, isNumeric: true },
    { label: 'Owner', isFormula: false, isNumeric: false },
    { label: 'Base', isFormula: true, isNumeric: true },
    { label: 'Total', isFormula: true, isNumeric: true },
  ]);
  expect(data.node.formulaUses).toEqual(expect.arrayContaining([{ places: ["formula 'Total'"] }, { places: [] }]));
});

it('is for people who can edit the form', async () => {
  const reader = await makePerson(api.services);
  await addToForm(api.services, form.team.id, plainIdOf(form.formId), reader, 1);
  for (const who of [reader, await makePerson(api.services)]) {
    const { tried } = await tryIt('1 + 1', {}, who);
    expect(tried ?? null).toBeNull();
  }
});
