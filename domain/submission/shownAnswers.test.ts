import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildForm } from '#domain/form/buildForm.ts';
import type { Content } from '#domain/form/Content.ts';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import type { Form } from '#domain/form/Form.ts';
import {
  allAnswers,
  answersOfStep,
  answersUpToStep,
  canonicalAnswers,
  changesSince,
  shownAnswers,
} from '#domain/submission/shownAnswers.ts';
import { answersFor, formSources } from '#tests/support/form/formArbitraries.ts';
import { sampleForm, testRow } from '#tests/support/form/sampleForm.ts';

type Given = ReadonlyMap<string, Content>;

/** A form and two sets of answers to it, which often agree. */
const forms: fc.Arbitrary<{ form: Form; one: Given; other: Given }> = formSources.map(buildForm).chain((form) =>
  fc.tuple(answersFor(form), answersFor(form), fc.array(fc.boolean())).map(([one, changed, isChanged]) => {
    const mixed = form.fieldIdentities.map((identity, slot) => {
      return [identity, (isChanged[slot] ? changed : one).get(identity) ?? null] as const;
    });
    return { form, one, other: new Map(mixed) };
  }),
);
const shown = (form: Form, answers: Given) => shownAnswers(evaluateForm(form, answers), allAnswers(form));
const canonical = (form: Form, answers: Given) => canonicalAnswers(evaluateForm(form, answers), allAnswers(form));
/** The same content with its record keys reversed, because a database may reorder them. */
const turned = (content: Content): Content =>
  JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value,
  ) as Content;

describe('the canonical text of answers', () => {
  it('is equal if and only if the shown answers are equal', () => {
    fc.assert(
      fc.property(forms, ({ form, one, other }) => {
        const isSameShown = JSON.stringify(shown(form, one)) === JSON.stringify(shown(form, other));
        expect(canonical(form, one) === canonical(form, other)).toBe(isSameShown);
      }),
    );
  });

  it('does not depend on the order of answers or of their keys', () => {
    fc.assert(
      fc.property(forms, ({ form, one }) => {
        const reversed = new Map([...one].toReversed().map(([identity, content]) => [identity, turned(content)]));
        expect(canonical(form, reversed)).toBe(canonical(form, one));
      }),
    );
  });

  it('is unchanged for stored answers, because hidden answers are ignored', () => {
    fc.assert(
      fc.property(forms, ({ form, one }) => {
        const kept = new Map(shown(form, one).map(({ fieldIdentity, content }) => [fieldIdentity, content]));
        expect(canonical(form, kept)).toBe(canonical(form, one));
      }),
    );
  });
});

it('reports changes exactly if the canonical text differs', () => {
  fc.assert(
    fc.property(forms, ({ form, one, other }) => {
      const changes = changesSince(shown(form, one), evaluateForm(form, other), allAnswers(form));
      expect(changes.length === 0).toBe(canonical(form, one) === canonical(form, other));
    }),
  );
});

describe('shown answers', () => {
  const form = sampleForm({
    steps: {
      Apply: {
        Site: [{ name: 'Work', dataType: 'multiple_choice', options: ['Garage', 'Tower'] }],
        Garage: [{ name: 'Area', dataType: 'integer' }],
      },
      Review: {},
      Finish: { Notes: [{ name: 'Shelf', dataType: 'text' }] },
    },
    logic: [
      {
        action: 'show',
        targetType: 'Section',
        targetIdentity: 'Garage',
        conditions: [testRow('Work', 'is', 'Garage')],
      },
    ],
  });
  const names = (step: string, span: typeof answersOfStep) => {
    const { from, to } = span(form, step);
    return form.fieldIdentities.slice(from, to);
  };

  it('at a review include the answers up to that step and none of later steps', () => {
    expect(names('Review', answersUpToStep)).toEqual(['Work', 'Area']);
    expect(names('Finish', answersUpToStep)).toEqual(['Work', 'Area', 'Shelf']);
    expect(names('Finish', answersOfStep)).toEqual(['Shelf']);
    expect(names('Review', answersOfStep)).toEqual([]);
  });

  it('are compared before and after, including fields that are now hidden', () => {
    const before = shown(
      form,
      new Map<string, Content>([
        ['Work', 'Work/Garage'],
        ['Area', 40],
      ]),
    );
    const now = evaluateForm(
      form,
      new Map<string, Content>([
        ['Work', 'Work/Tower'],
        ['Area', 40],
      ]),
    );
    expect(changesSince(before, now, answersUpToStep(form, 'Review'))).toEqual([
      { fieldIdentity: 'Work', rowPath: '', before: 'Work/Garage', after: 'Work/Tower' },
      { fieldIdentity: 'Area', rowPath: '', before: 40, after: null },
    ]);
  });
});
