import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildForm } from '#domain/form/buildForm.ts';
import type { Content } from '#domain/form/Content.ts';
import { evaluateForm, type Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { createLiveForm } from '#domain/form/evaluate/LiveForm.ts';
import type { Form } from '#domain/form/Form.ts';
import { answersFor, contentFor, formSources } from '#tests/support/form/formArbitraries.ts';
import { formulaResultOf, interpretForm, type Interpretation } from '#tests/support/form/interpretForm.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';

/** An evaluation's complete state, in the shape of the reference interpreter's. */
function everything(form: Form, evaluation: Evaluation): Interpretation {
  const all = <T>(list: readonly { identity: string }[], of: (identity: string) => T): Record<string, T> =>
    Object.fromEntries(list.map(({ identity }) => [identity, of(identity)]));
  return {
    sections: all(form.sections, (identity) => evaluation.isSectionShown(identity)),
    fields: all(form.fields, (identity) => evaluation.isFieldShown(identity)),
    problems: all(form.fields, (identity) => evaluation.problem(identity)),
    formulas: all(form.formulas, (identity) => formulaResultOf(evaluation, identity)),
    outcomes: all(form.outcomes, (identity) => evaluation.applies(identity)),
    submitted: Object.fromEntries(evaluation.submittedAnswers()),
  };
}

const formsWithAnswers = formSources.chain((source) => {
  const form = buildForm(source);
  return fc.record({ source: fc.constant(source), form: fc.constant(form), answers: answersFor(form) });
});

describe('the compiled form', () => {
  it('gives the results of the reference interpreter for any form and answers', () => {
    fc.assert(
      fc.property(formsWithAnswers, ({ source, form, answers }) => {
        expect(everything(form, evaluateForm(form, answers))).toEqual(interpretForm(source, answers));
      }),
      { numRuns: propertyRuns(1500) },
    );
  });

  it('gives the same results after edits as when built from the final answers', () => {
    const edits = formsWithAnswers.chain((one) => {
      const edit = one.form.fields.map((field) => fc.tuple(fc.constant(field.identity), contentFor(field)));
      const list: fc.Arbitrary<[string, Content][]> =
        edit.length > 0 ? fc.array(fc.oneof(...edit), { maxLength: 12 }) : fc.constant([]);
      return list.map((sequence) => ({ ...one, sequence }));
    });
    fc.assert(
      fc.property(edits, ({ form, answers, sequence }) => {
        const live = createLiveForm(form, answers);
        const now = new Map(answers);
        for (const [identity, content] of sequence) {
          const before = everything(form, live);
          const changed = new Set(live.set(identity, content));
          now.set(identity, content);
          const after = everything(form, live);
          expect(after).toEqual(everything(form, evaluateForm(form, now)));
          expect(differences(before, after).filter((one) => !changed.has(one))).toEqual([]);
        }
      }),
      { numRuns: propertyRuns(800) },
    );
  });
});

/** Identities of everything that differs. An edit must report each of them. */
function differences(before: Interpretation, after: Interpretation): string[] {
  return (['sections', 'fields', 'problems', 'formulas', 'outcomes', 'submitted'] as const).flatMap((part) =>
    Object.keys({ ...before[part], ...after[part] }).filter(
      (identity) => JSON.stringify(before[part][identity]) !== JSON.stringify(after[part][identity]),
    ),
  );
}
