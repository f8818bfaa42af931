import { beforeAll, expect, it, test } from 'vitest';
import { formBuilder, makeDraft, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';

const api = useApi();
let form: TestForm;
let fields: Readonly<Record<string, { id: string; identity: string }>>;
let rateId: string;

/** All numbers except the last two. */
const kinds = {
  Visitors: 'integer',
  Tents: 'integer',
  Stages: 'integer',
  Hours: 'float',
  Streets: 'integer',
  Vendors: 'integer',
  'Price of a ticket': 'money',
  Deposit: 'money',
  Organizer: 'string',
  'Day of the event': 'date',
} as const;

/** A correct formula with eight fields and another formula. */
const whole =
  'MAX({Base rate}, {Visitors} * 0.5 + {Tents} * 25 + {Stages} * 40) + {Hours} * {Streets} * 3 + ROUND({Vendors} * 12.5, 2) + {Price of a ticket} / 2 - {Deposit}';

beforeAll(async () => {
  form = await makeDraft(api);
  const build = formBuilder(api, form);
  const { sections } = await build.step('CollectInfoStep', 'Your event');
  const sectionId = sections[0]?.id ?? '';
  const made: Record<string, { id: string; identity: string }> = {};
  for (const [name, kind] of Object.entries(kinds)) made[name] = await build.field(sectionId, kind, name);
  fields = made;
  const rate = { flowTemplateId: form.draftId, name: 'Base rate', source: '{Tents} * 10' };
  rateId = (await build.edit('createFormula', rate, 'formula { id }')).formula.id;
  await build.edit('createFormula', { flowTemplateId: form.draftId, name: 'Fee', source: whole }, 'formula { id }');
});

/** Checks a formula as the editor does while typing: a mistake has a message and, if possible, a position. */
async function tried(source: string, more: object = {}) {
  const document = `query ($id: ID!, $formulaId: ID, $name: String, $source: String!, $samples: [FormulaSample!]) { node(id: $id) { ... on FlowTemplate {
    triedFormula(formulaId: $formulaId, name: $name, source: $source, samples: $samples) {
      result usedFields problems { problem { message } from to } } } } }`;
  const { data } = await api.ask(form.writer, document, { id: form.draftId, name: 'Total', source, ...more });
  const { result, usedFields, problems } = data.node.triedFormula;
  const marked = (problems as { problem: { message: string }; from: number | null; to: number | null }[]).map(
    ({ problem, from, to }) => [problem.message, from === null ? null : source.slice(from, to ?? undefined)],
  );
  return { result, usedFields, marked };
}

const instead = (right: string, wrong: string): string => whole.replace(right, wrong);

it('computes a number from answers to all its fields', async () => {
  const numbers: Record<string, number> = {
    ...{ Visitors: 600, Tents: 4, Stages: 1, Hours: 2.5, Streets: 2, Vendors: 3 },
    ...{ 'Price of a ticket': 5, Deposit: 10 },
  };
  const samples = Object.entries(numbers).map(([name, number]) => ({ identity: fields[name]?.identity, number }));
  const { result, usedFields, marked } = await tried(whole, { samples });
  expect([result, marked, usedFields.length]).toEqual(['485', [], 8]);
});

test.each([
  ['an unknown name', instead('{Streets}', '{Street}'), 'Unknown field Street', '{Street}'],
  ['a text', instead('{Stages}', '{Organizer}'), 'Organizer isn’t a number', '{Organizer}'],
  ['a day', instead('{Hours}', '{Day of the event}'), 'Day of the event isn’t a number', '{Day of the event}'],
  ['an unknown function', instead('ROUND', 'RND'), 'Unknown function RND', 'RND'],
  ['too few arguments', instead(', 2)', ', 2, 3)'), 'ROUND doesn’t accept these values', 'ROUND'],
  ['an unsupported operator', instead('/ 2', '% 2'), '% can’t be used in a formula', '%'],
  [
    'two operators',
    instead('* 0.5', '* * 0.5'),
    `The formula has an error at character ${whole.indexOf('* 0.5') + 3}`,
    '*',
  ],
  ['an unclosed parenthesis', instead(' * 40)', ' * 40'), expect.stringMatching(/^The formula has an error at/), '('],
])('%s is reported at its position, and is not saved', async (_mistake, source, message, place) => {
  const { result, marked } = await tried(source);
  expect(result).toBeNull();
  expect(marked).toEqual([[message, place]]);
  const input = { flowTemplateId: form.draftId, name: 'Total', source };
  const { refusal } = await api.attempt(form.writer, 'createFormula', input, 'formula { id }');
  expect(refusal).toEqual({ source: expect.any(String) });
});

it('a division by zero is reported for the sample answers, and the formula is saved', async () => {
  const samples = [
    { identity: fields['Tents']?.identity, number: 3 },
    { identity: fields['Visitors']?.identity, number: 9 },
  ];
  const { result, marked } = await tried('{Visitors} / ({Tents} - 3)', { samples });
  expect([result, marked]).toEqual([null, [['The formula divides by zero', null]]]);
});

it('a circular reference is reported with all its formulas', async () => {
  const { marked } = await tried('{Fee} / 2', { formulaId: rateId, name: 'Base rate' });
  const circle = "This would make the form depend on itself: formula 'Fee' → formula 'Base rate' → formula 'Fee'";
  expect(marked).toEqual([[circle, null]]);
  const { refusal } = await api.attempt(form.writer, 'updateFormula', { formulaId: rateId, source: '{Fee} / 2' });
  expect(refusal).toEqual({ source: 'circularReference' });
});

it('a formula keeps its fields, and a deleted field is unknown', async () => {
  const remove = (id: string) => api.attempt(form.writer, 'deleteField', { fieldId: id });
  expect((await remove(fields['Vendors']!.id)).refusal).toBe('stillUsed');
  expect((await remove(fields['Organizer']!.id)).refusal).toBeNull();
  const source = instead('{Stages}', '{Organizer}');
  expect((await tried(source)).marked).toEqual([['Unknown field Organizer', '{Organizer}']]);
});
