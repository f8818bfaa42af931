import { beforeEach, describe, expect, it } from 'vitest';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makeKnown } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
let form: TestForm;
let build: Builder;
beforeEach(async () => {
  form = await makeDraft(api);
  build = formBuilder(api, form);
});

const logic = 'logicConfig { action conditions { sourceId matchRow } }';
const field = `fields { id identity name required hint options { id identity name numericValue } ${logic} }`;
const section = `sections { id identity name instructions ${logic} ${field} }`;

/** A step whose second section shows for shops, based on the first section and on an earlier step. */
async function plot() {
  const early = await build.step('CollectInfoStep', 'Before');
  const size = await build.field(early.sections[0]?.id ?? '', 'integer', 'Size');
  const step = await build.step('CollectInfoStep', 'Plot');
  const first = step.sections[0]?.id ?? '';
  await build.edit('updateSection', { sectionId: first, name: 'Use', instructions: '<p>Say</p>' }, 'section { id }');
  const use = await build.field(first, 'multiple_choice', 'Use');
  await build.edit('updateField', { fieldId: use.id, hint: 'One', settings: { required: true } }, 'field { id }');
  const [, shop] = await build.options(use.id, ['Home', 'Shop']);
  const { section: second } = await build.edit(
    'createSection',
    { sectionableId: step.id, name: 'Shop' },
    'section { id }',
  );
  const doors = await build.field(second.id, 'integer', 'Doors');
  const conditions = [
    { sourceId: use.id, comparator: 'is', matchValue: shop?.id, connective: 'or' },
    { sourceId: size.id, comparator: 'greater', matchValue: 9 },
  ];
  await build.edit('createLogicConfig', { targetId: second.id, action: 'show', conditions }, 'logicConfig { id }');
  return { size, step, use, shop, doors, second };
}

const everyId = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        (key === 'id' || key === 'identity') && typeof inner === 'string' ? [inner] : everyId(inner),
      );

describe('a duplicate', () => {
  it('of a step has the same content, follows it, and shares nothing with it', async () => {
    const { size, step, use, shop } = await plot();
    await build.step('BasicStep', 'Last');
    const made = await build.edit(
      'duplicateStep',
      { stepId: step.id },
      `step { id identity name position external ${section} }`,
    );
    const original = await api.ask(
      form.writer,
      `query ($id: ID!) { node(id: $id) { ... on Step { id identity ${section} } } }`,
      { id: step.id },
    );
    expect(made.step).toMatchObject({ name: 'Plot (copy)', position: 2, external: true });
    const [copied, shown] = made.step.sections;
    expect(copied).toMatchObject({ name: 'Use', instructions: '<p>Say</p>', logicConfig: null });
    expect(copied.fields).toMatchObject([
      { name: 'Use', hint: 'One', required: true, options: [{ name: 'Home' }, { name: 'Shop' }] },
    ]);
    const [copiedUse] = copied.fields;
    expect(shown.logicConfig.conditions).toEqual([
      { sourceId: copiedUse.id, matchRow: plainIdOf(copiedUse.options[1].id) },
      { sourceId: size.id, matchRow: 9 },
    ]);
    const ids = everyId(made.step);
    const originals = new Set([...everyId(original.data.node), use.id, shop?.id]);
    expect(ids.filter((id) => originals.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of a section follows it and has the same fields', async () => {
    const { use, shop, size, second } = await plot();
    const { section: copy } = await build.edit(
      'duplicateSection',
      { sectionId: second.id },
      `section { name position ${logic} fields { name position } }`,
    );
    expect(copy).toEqual({
      name: 'Shop (copy)',
      position: 2,
      logicConfig: {
        action: 'show',
        conditions: [
          { sourceId: use.id, matchRow: plainIdOf(shop?.id ?? '') },
          { sourceId: size.id, matchRow: 9 },
        ],
      },
      fields: [{ name: 'Doors', position: 0 }],
    });
  });

  it('of a field copies its options and settings', async () => {
    const { use, shop } = await plot();
    await build.edit('updateOption', { optionId: shop!.id, numericValue: 4, isDefault: true }, 'option { id }');
    const { field: copy } = await build.edit(
      'duplicateField',
      { fieldId: use.id },
      'field { name position required hint options { name numericValue isDefault } }',
    );
    expect(copy).toEqual({
      name: 'Use (copy)',
      position: 1,
      required: true,
      hint: 'One',
      options: [
        { name: 'Home', numericValue: null, isDefault: false },
        { name: 'Shop', numericValue: 4, isDefault: true },
      ],
    });
  });

  it('of a review step copies its reviewers, and of a payment step its amount', async () => {
    const ann = await makeKnown(api.services, form.team.id, { name: 'Ann' });
    const review = await build.edit(
      'createStep',
      { flowTemplateId: form.draftId, type: 'RequireReviewStep' },
      'step { id reviewGroups { id } }',
    );
    const attachment = { attachableId: review.step.reviewGroups[0].id, subjectId: `User:${ann.id}` };
    await build.edit('toggleAttachment', attachment, 'attachment { id }');
    const selection =
      'step { name reviewGroups { reviewers { contact { name } } } config { amountCents acceptsCash } }';
    const copied = await build.edit('duplicateStep', { stepId: review.step.id }, selection);
    expect(copied.step).toEqual({
      name: null,
      reviewGroups: [{ reviewers: [{ contact: { name: 'Ann' } }] }],
      config: null,
    });
    const { id } = await build.step('PaymentStep', 'Fee');
    await build.edit('updateStep', { stepId: id, config: { amountCents: 2500, acceptsCash: true } }, 'step { id }');
    const paid = await build.edit('duplicateStep', { stepId: id }, selection);
    expect(paid.step.config).toEqual({ amountCents: 2500, acceptsCash: true });
  });

  it('is created once when the request is repeated', async () => {
    const { step } = await plot();
    const input = { stepId: step.id, idempotencyKey: 'twice' };
    const one = await build.edit('duplicateStep', input, 'step { id }');
    const other = await build.edit('duplicateStep', input, 'step { id }');
    expect(other.step.id).toBe(one.step.id);
    expect(await api.services.db.step.count({ where: { flowTemplateId: plainIdOf(form.draftId) } })).toBe(3);
  });
});
