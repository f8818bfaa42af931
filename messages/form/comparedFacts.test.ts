import { expect, test } from 'vitest';
import { compareVersions } from '#domain/template/compareVersions.ts';
import type { VersionPart } from '#domain/template/versionSubjects.ts';
import { comparedFacts, comparedTexts, type ComparedSide } from '#messages/form/comparedFacts.ts';

const records = new Map([
  ['maria', 'Maria Lopez'],
  ['counter', 'Permit counter'],
]);
const side: ComparedSide = {
  names: {
    records,
    steps: new Map(),
    fields: new Map(),
    formulas: [],
    timeZone: 'UTC',
    sources: [{ id: 'use', name: 'Use', dataType: 'multiple_choice', options: [{ identity: 'shop', name: 'Shop' }] }],
  },
  titles: new Map([['plot', 'Plot']]),
};

const step: VersionPart = {
  ...{ kind: 'Step', id: 'plot', identity: 'plot', ownerId: null, target: null, position: 0 },
  content: { name: 'Plot', type: 'PaymentStep', external: false, time: null, time_unit: null },
};
const within = (
  kind: string,
  id: string,
  content: VersionPart['content'],
  more: Partial<VersionPart> = {},
): VersionPart => ({
  ...{ kind, id, identity: null, ownerId: 'plot', target: null, position: null, content },
  ...more,
});
const changed = (content: VersionPart['content']): VersionPart => ({
  ...step,
  content: { ...step.content, ...content },
});
const payment = (content: VersionPart['content']) => within('PaymentConfig', 'fee', { fixed: true, ...content });
const option = (identity: string, position: number, name = identity) =>
  within('MultipleChoiceOption', identity, { name }, { identity, position, ownerId: 'use' });
const field = within('Field', 'use', { name: 'Use' }, { identity: 'use' });
const email = (enabled: boolean) =>
  within('StepEmailNotification', 'mail', { event: 'started', audience: 'applicants', enabled });
const logic = (action: string) =>
  within(
    'LogicConfig',
    'logic',
    { action, conditions: [{ sourceIdentity: 'use', comparator: 'is', matchValue: 'shop', connective: null }] },
    { target: 'plot' },
  );

const cases: readonly (readonly [
  name: string,
  before: readonly VersionPart[],
  after: readonly VersionPart[],
  facts: readonly string[],
])[] = [
  ['a new name', [step], [changed({ name: 'Land' })], ['Step name: Plot / Land']],
  ['a time frame', [step], [changed({ time: 3, time_unit: 'days' })], ['Time frame: null / 3 days']],
  ['a flag', [step], [changed({ external: true })], ['The applicant completes this step: No / Yes']],
  [
    'a fee',
    [step, payment({ amount_cents: 12_500 })],
    [step, payment({ amount_cents: 15_000, accepts_cash: true })],
    ['Amount: $125.00 / $150.00', 'Accept cash: No / Yes'],
  ],
  [
    'people',
    [step, within('StepAttachment', 'a', { user_id: 'maria', role_id: null, assigned: true })],
    [step, within('StepAttachment', 'b', { user_id: null, role_id: 'counter', assigned: false })],
    ['People: Maria Lopez / Permit counter (view only)'],
  ],
  ['emails', [step, email(false)], [step, email(true)], ['Emails: null / When the step starts, notify: Applicants']],
  [
    'logic',
    [step, logic('show')],
    [step, logic('hide')],
    ['Logic: Shown when “Use” is Shop / Hidden when “Use” is Shop'],
  ],
  [
    'only the options that differ',
    [step, field, option('Home', 0), option('Shop', 1), option('Shed', 2)],
    [step, field, option('Home', 0), option('Shop', 1, 'Store'), option('Barn', 2)],
    ['Options: Shop; Shed / Store; Barn'],
  ],
  [
    'the order of options',
    [step, field, option('Home', 0), option('Shop', 1)],
    [step, field, option('Home', 1), option('Shop', 0)],
    ['Order of options: Home; Shop / Shop; Home'],
  ],
  [
    'all of an added part but its name',
    [step],
    [step, { ...field, content: { name: 'Use', hint: 'What for?', required: true } }],
    ['Help text: null / What for?', 'Required: null / Yes'],
  ],
];

test.each(cases)('says %s', (_name, before, after, expected) => {
  const facts = compareVersions(before, after).flatMap((part) => comparedFacts(part, side, side));
  expect(facts.map(({ label, was, now }) => `${label}: ${was} / ${now}`)).toEqual(expected);
});

test('says the texts of a version without their formatting', () => {
  const before = { name: 'Permit', description: null, completionMessage: '<p>Thank you.</p>' };
  const facts = comparedTexts(before, { ...before, name: 'Shop permit', completionMessage: null });
  expect(facts).toEqual([
    { label: 'Form name', was: 'Permit', now: 'Shop permit' },
    { label: 'Completion message', was: 'Thank you.', now: null },
  ]);
});
