import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildForm } from '#domain/form/buildForm.ts';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import { answersAsText } from '#domain/submission/answersAsText.ts';
import { allAnswers } from '#domain/submission/shownAnswers.ts';
import { answersFor, formSources } from '#tests/support/form/formArbitraries.ts';

const forms = formSources.map(buildForm).chain((form) => answersFor(form).map((answers) => ({ form, answers })));

it('includes every visible question once, in form order', () => {
  fc.assert(
    fc.property(forms, ({ form, answers }) => {
      const evaluation = evaluateForm(form, answers);
      const steps = answersAsText(evaluation, allAnswers(form), 'America/Chicago');
      const said = steps.flatMap(({ sections }) =>
        sections.flatMap(({ fields }) => fields.map(({ field }) => field.identity)),
      );
      expect(said).toEqual(form.fieldIdentities.filter((identity) => evaluation.isFieldShown(identity)));
      for (const { sections } of steps) for (const { fields } of sections) expect(fields).not.toEqual([]);
    }),
  );
});

it('stops at the end of the span', () => {
  fc.assert(
    fc.property(forms, fc.nat(), ({ form, answers }, many) => {
      const to = Math.min(many, form.fields.length);
      const steps = answersAsText(evaluateForm(form, answers), { from: 0, to }, 'UTC');
      const said = steps.flatMap(({ sections }) =>
        sections.flatMap(({ fields }) => fields.map(({ field }) => field.identity)),
      );
      for (const identity of said) expect(form.fieldSlots.get(identity)).toBeLessThan(to);
    }),
  );
});

it('has no text for unanswered questions', () => {
  fc.assert(
    fc.property(forms, ({ form }) => {
      const steps = answersAsText(evaluateForm(form, new Map()), allAnswers(form), 'UTC');
      for (const { sections } of steps)
        for (const { fields } of sections) for (const { text } of fields) expect(text).toBeNull();
    }),
  );
});
