import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildForm } from '#domain/form/buildForm.ts';
import { decidingFields, fieldDependencies } from '#domain/form/decidingFields.ts';
import { evaluateForm, type Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import type { Form } from '#domain/form/Form.ts';
import { answersFor, formSources } from '#tests/support/form/formArbitraries.ts';
import { formulaResultOf } from '#tests/support/form/interpretForm.ts';
import { sampleForm, testRow } from '#tests/support/form/sampleForm.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';

const said = ({ outcomes, formulas }: Form, evaluation: Evaluation): object => ({
  outcomes: outcomes.map(({ identity }) => evaluation.applies(identity)),
  formulas: formulas.map(({ identity }) => formulaResultOf(evaluation, identity)),
});

const formsWithAnswers = formSources.chain((source) => {
  const form = buildForm(source);
  return fc.record({ form: fc.constant(form), answers: answersFor(form) });
});

it('outcomes and formulas depend on no other answers, for any form and answers', () => {
  fc.assert(
    fc.property(formsWithAnswers, ({ form, answers }) => {
      const deciding = decidingFields(form);
      const few = new Map([...answers].filter(([identity]) => deciding.has(identity)));
      expect(said(form, evaluateForm(form, few))).toEqual(said(form, evaluateForm(form, answers)));
    }),
    { numRuns: propertyRuns(500) },
  );
});

it('a field counts the same when only the fields that decide its visibility are known', () => {
  fc.assert(
    fc.property(formsWithAnswers, ({ form, answers }) => {
      const whole = evaluateForm(form, answers);
      for (const field of form.fields) {
        const behind = fieldDependencies(form, [field]);
        const few = new Map([...answers].filter(([identity]) => behind.has(identity)));
        expect(evaluateForm(form, few).content(field.identity)).toEqual(whole.content(field.identity));
      }
    }),
    { numRuns: propertyRuns(300) },
  );
});

it('a form without logic and formulas has no deciding fields', () => {
  const plain = sampleForm({
    steps: {
      Apply: {
        Site: [
          { name: 'Name', dataType: 'text' },
          { name: 'Street', dataType: 'text' },
        ],
      },
    },
  });
  expect([...decidingFields(plain)]).toEqual([]);
  const ruled = sampleForm({
    steps: {
      Apply: {
        Site: [
          { name: 'Name', dataType: 'text' },
          { name: 'Street', dataType: 'text' },
        ],
      },
    },
    reviewGroups: ['Fire'],
    logic: [
      {
        action: 'require',
        targetType: 'ReviewGroup',
        targetIdentity: 'Fire',
        conditions: [testRow('Street', 'equal', 'Elm')],
      },
    ],
  });
  expect([...decidingFields(ruled)]).toEqual(['Street']);
});
