import { describe, expect, it } from 'vitest';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import { needsAnswerCheck, stepsToCheck, type CheckableStep } from '#domain/submission/answerCheck.ts';
import { sampleForm, testRow, type SampleField, type SampleForm } from '#tests/support/form/sampleForm.ts';

const step = (identity: string, part: Partial<CheckableStep> = {}): CheckableStep => ({
  ...{ id: identity, identity, isOwnForm: true, isRevisable: true },
  ...part,
});
const staff = { isOwnForm: false };

describe('the steps to check', () => {
  const idsOf = (steps: readonly CheckableStep[], current: string): string[] =>
    stepsToCheck(steps, current).map(({ id }) => id);

  it('are only the current one while another step of the applicant follows', () => {
    expect(idsOf([step('1'), step('2'), step('3')], '2')).toEqual(['2']);
  });

  it('include earlier ones in the row that can be changed, at its last step', () => {
    const steps = [step('1'), step('2', { isRevisable: false }), step('3'), step('4', staff), step('5')];
    expect(idsOf(steps, '3')).toEqual(['1', '3']);
  });

  it('leave out what was sent before a step of the team or a payment', () => {
    expect(idsOf([step('1'), step('2', staff), step('3'), step('4')], '4')).toEqual(['3', '4']);
  });

  it('are none on a step that applicants do not fill in', () => {
    expect(idsOf([step('1'), step('2', staff)], '2')).toEqual([]);
    expect(idsOf([step('1')], 'unknown')).toEqual([]);
  });
});

describe('the page to check the answers', () => {
  const fields = (count: number, prefix = 'q'): SampleField[] =>
    Array.from({ length: count }, (_none, at) => ({ name: `${prefix}${at}`, dataType: 'string' }));
  const isNeeded = (
    form: SampleForm,
    steps: readonly CheckableStep[],
    { current = 'S', isBinding = false, answers = new Map<string, number>() } = {},
  ): boolean => needsAnswerCheck(evaluateForm(sampleForm(form), answers), steps, { id: current, isBinding });

  it('is shown before five or more answers are sent', () => {
    expect(isNeeded({ steps: { S: { A: fields(5) } } }, [step('S')])).toBe(true);
    expect(isNeeded({ steps: { S: { A: fields(3, 'a'), B: fields(2, 'b') } } }, [step('S')])).toBe(true);
    expect(isNeeded({ steps: { S: { A: fields(4) } } }, [step('S')])).toBe(false);
  });

  it('does not count questions that form logic hides', () => {
    const hidden: SampleForm = {
      steps: { S: { A: [{ name: 'Floors', dataType: 'integer' }, ...fields(3, 'a')], B: fields(1, 'b') } },
      logic: [
        {
          ...{ action: 'show', targetType: 'Section', targetIdentity: 'B' },
          conditions: [testRow('Floors', 'greater', 1)],
        },
      ],
    };
    expect(isNeeded(hidden, [step('S')])).toBe(false);
    expect(isNeeded(hidden, [step('S')], { answers: new Map([['Floors', 2]]) })).toBe(true);
  });

  it('waits until the last step of a row, unless an earlier one is signed or locked', () => {
    const form: SampleForm = { steps: { S: { A: fields(5, 'a') }, T: { B: fields(1, 'b') } } };
    const steps = [step('S'), step('T')];
    expect(isNeeded(form, steps)).toBe(false);
    expect(isNeeded(form, steps, { isBinding: true })).toBe(true);
    expect(isNeeded(form, steps, { current: 'T' })).toBe(true);
    expect(isNeeded(form, [step('S', { isRevisable: false }), step('T')], { current: 'T' })).toBe(false);
  });

  it('is not shown where the applicant has nothing to send', () => {
    expect(isNeeded({ steps: { S: { A: fields(20) } } }, [step('S', staff)])).toBe(false);
  });
});
