import { describe, expect, it } from 'vitest';
import type { Content } from '#domain/form/Content.ts';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import { explain } from '#domain/form/evaluate/explain.ts';
import { createLiveForm } from '#domain/form/evaluate/LiveForm.ts';
import { formulaResultOf } from '#tests/support/form/interpretForm.ts';
import { joined, sampleForm, testRow } from '#tests/support/form/sampleForm.ts';

/**
 * A permit form: the garage section is visible for houses, its area only for heated garages, and it affects the fee.
 */
const permit = sampleForm({
  steps: {
    Apply: {
      Site: [{ name: 'Building', dataType: 'multiple_choice', options: ['House', 'Shop'], required: true }],
      Garage: [
        { name: 'Heated', dataType: 'checkboxes', options: ['Yes'] },
        { name: 'Area', dataType: 'integer', required: true, maxValue: 100 },
      ],
    },
    Review: { Notes: [{ name: 'Remarks', dataType: 'text', required: true }] },
  },
  formulas: { Fee: { apply: 'multiply', to: [{ field: 'Area' }, { number: '1.5' }] } },
  reviewGroups: ['Fire'],
  logic: [
    {
      action: 'show',
      targetType: 'Section',
      targetIdentity: 'Garage',
      conditions: [testRow('Building', 'is', 'House')],
    },
    {
      action: 'show',
      targetType: 'StepDatum',
      targetIdentity: 'Area',
      conditions: [testRow('Heated', 'includes', 'Yes')],
    },
    {
      action: 'require',
      targetType: 'ReviewGroup',
      targetIdentity: 'Fire',
      conditions: joined('and', testRow('Area', 'greater', 50), {
        ...testRow('Fee', 'greater_or_equal', 90),
        sourceType: 'Formula',
      }),
    },
  ],
});

type Answer = readonly [string, Content];
const answering = (...answers: readonly Answer[]): ReadonlyMap<string, Content> => new Map(answers);
const house: Answer = ['Building', 'Building/House'];
const shop: Answer = ['Building', 'Building/Shop'];
const heated: Answer = ['Heated', ['Heated/Yes']];
const area: Answer = ['Area', 60];

describe('a hidden field', () => {
  it('keeps its answer, counts as unanswered, and comes back unchanged', () => {
    const live = createLiveForm(permit, answering(house, heated, area));
    const seen = (): object => ({
      shown: live.isFieldShown('Area'),
      counts: live.content('Area'),
      fee: formulaResultOf(live, 'Fee'),
      review: live.applies('Fire'),
      submitted: [...live.submittedAnswers().keys()],
      given: [...live.givenAnswers().keys()],
    });
    const all = ['Building', 'Heated', 'Area'];
    const before = seen();
    expect(before).toEqual({ shown: true, counts: 60, fee: 90, review: true, submitted: all, given: all });
    live.set(...shop);
    expect(seen()).toEqual({ shown: false, counts: null, fee: 0, review: false, submitted: ['Building'], given: all });
    live.set(...house);
    expect(seen()).toEqual(before);
  });

  it('hides dependent fields, because it counts as unanswered', () => {
    const evaluation = evaluateForm(permit, answering(shop, heated, area));
    expect([evaluation.isSectionShown('Garage'), evaluation.isFieldShown('Area')]).toEqual([false, false]);
  });

  it('is never required and never has a problem', () => {
    const answers = answering(shop, ['Area', 500]);
    expect(evaluateForm(permit, answers).isFieldRequired('Area')).toBe(false);
    expect(evaluateForm(permit, answers).stepProblems('Apply')).toEqual([]);
    expect(evaluateForm(permit, answering(house, heated)).isFieldRequired('Area')).toBe(true);
  });
});

describe('the problems of a form', () => {
  it('are those of its fields, by step', () => {
    const evaluation = evaluateForm(permit, answering(house, heated, ['Area', 500]));
    const tooLarge = { path: 'answers.Area', code: 'tooLarge', params: { max: '100' } };
    const blank = { path: 'answers.Remarks', code: 'blank' };
    expect(evaluation.stepProblems('Apply')).toEqual([tooLarge]);
    expect(evaluation.stepProblems('Review')).toEqual([blank]);
    expect(evaluation.stepProblems('Nowhere')).toEqual([]);
    expect(evaluation.problems()).toEqual([tooLarge, blank]);
  });
});

describe('an edit', () => {
  it('returns what it changed and nothing else', () => {
    const live = createLiveForm(permit, answering(shop, heated, area));
    expect(live.set('Remarks', 'fine')).toEqual(['Remarks']);
    expect(live.set('Remarks', 'fine')).toEqual([]);
    expect(live.set('unknown', 1)).toEqual([]);
    expect(new Set(live.set(...house))).toEqual(new Set(['Building', 'Garage', 'Heated', 'Area', 'Fee', 'Fire']));
  });

  it('accepts unreadable text while a person types', () => {
    const live = createLiveForm(permit, answering(house, heated));
    live.set('Area', '6o');
    expect(live.problem('Area')).toEqual({ code: 'mustBeInteger' });
    expect(formulaResultOf(live, 'Fee')).toBe(0);
  });
});

describe('an explanation', () => {
  it('names the conditions, the compared values, and the answers', () => {
    expect(explain(evaluateForm(permit, answering(house, heated, area)), 'Fire')).toEqual({
      applies: true,
      hiddenBySection: null,
      action: 'require',
      because: {
        kind: 'and',
        met: true,
        of: [
          {
            kind: 'test',
            met: true,
            sourceType: 'StepDatum',
            source: 'Area',
            sourceName: 'Area',
            comparator: 'greater',
            match: '50',
            actual: '60',
            isSourceHidden: false,
          },
          {
            kind: 'test',
            met: true,
            sourceType: 'Formula',
            source: 'Fee',
            sourceName: 'Fee',
            comparator: 'greater_or_equal',
            match: '90',
            actual: '90',
            isSourceHidden: false,
          },
        ],
      },
    });
  });

  it('tells a field hidden by its section from one hidden by its own logic', () => {
    const bySection = explain(evaluateForm(permit, answering(shop, heated)), 'Area');
    expect(bySection).toMatchObject({
      applies: false,
      hiddenBySection: { applies: false, because: { match: 'House', actual: 'Shop', comparator: 'is' } },
      because: { met: false, actual: null, isSourceHidden: true },
    });
    const byItself = explain(evaluateForm(permit, answering(house)), 'Area');
    expect(byItself).toMatchObject({ applies: false, hiddenBySection: null, because: { actual: null, match: 'Yes' } });
  });

  it('has no reason without logic, and is null for unknown identities', () => {
    const evaluation = evaluateForm(permit, answering());
    expect(explain(evaluation, 'Site')).toEqual({ applies: true, hiddenBySection: null, action: null, because: null });
    expect(explain(evaluation, 'Nowhere')).toBeNull();
  });

  it.each([...permit.sections, ...permit.fields, ...permit.outcomes].map(({ identity }) => identity))(
    'of %s agrees with the evaluation',
    (identity) => {
      for (const answers of [answering(), answering(house), answering(house, heated, area), answering(shop, area)]) {
        const evaluation = evaluateForm(permit, answers);
        const applies =
          evaluation.isSectionShown(identity) || evaluation.isFieldShown(identity) || evaluation.applies(identity);
        expect(explain(evaluation, identity)?.applies).toBe(applies);
      }
    },
  );
});
