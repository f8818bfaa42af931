import { describe, expect, it } from 'vitest';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import { needsAnswerCheck, stepsToCheck, type CheckableStep } from '#domain/submission/answerCheck.ts';
import { sampleForm, testRow, type SampleField, type SampleForm } from '#tests/support/form/sampleForm.ts';

const step = (identity: string, part: Partial<CheckableStep> = {}): CheckableStep => ({
  ...{ id: identity, identity, isOwnForm: true, isRevisable: true },
  ...part,
});

describe('the steps to check', () => {
  const idsOf = (steps: readonly CheckableStep[], current: string): string[] =>
    stepsToCheck(steps, current).map(({ id }) => id);
  const staff = { isOwnForm: false };

  it('are only the current one while another step of the applicant follows', () => {
    expect(idsOf([step('1'), step('2'), step('3', staff), step('4')], '2')).toEqual(['2']);
  });

  it('include earlier ones that can be changed on the last step of the applicant', () => {
    const steps = [step('1'), step('2', { isRevisable: false }), step('3', staff), step('4'), step('5', staff)];
    expect(idsOf(steps, '4')).toEqual(['1', '4']);
  });

  it('are none on a step that staff fill in, or that takes a payment', () => {
    expect(idsOf([step('1'), step('2', staff)], '2')).toEqual([]);
    expect(idsOf([step('1')], 'unknown')).toEqual([]);
  });
});

describe('the page to check the answers', () => {
  const fields = (count: number, prefix = 'q'): SampleField[] =>
    Array.from({ length: count }, (_none, at) => ({ name: `${prefix}${at}`, dataType: 'string' }));
  const isNeeded = (form: SampleForm, steps: readonly CheckableStep[], answers = new Map<string, string>()): boolean =>
    needsAnswerCheck(evaluateForm(sampleForm(form), answers), steps);

  it('is not shown for a step with one short section', () => {
    expect(isNeeded({ steps: { S: { A: fields(8) } } }, [step('S')])).toBe(false);
  });

  it('is shown for many questions or several sections', () => {
    expect(isNeeded({ steps: { S: { A: fields(9) } } }, [step('S')])).toBe(true);
    expect(isNeeded({ steps: { S: { A: fields(1, 'a'), B: fields(1, 'b') } } }, [step('S')])).toBe(true);
  });

  it('does not count sections without questions, or that form logic hides', () => {
    expect(isNeeded({ steps: { S: { A: fields(1, 'a'), B: [] } } }, [step('S')])).toBe(false);
    const hidden: SampleForm = {
      steps: { S: { A: fields(1, 'a'), B: fields(1, 'b') } },
      logic: [
        {
          ...{ action: 'show', targetType: 'Section', targetIdentity: 'B' },
          conditions: [testRow('a0', 'equals', 'yes')],
        },
      ],
    };
    expect(isNeeded(hidden, [step('S')])).toBe(false);
    expect(isNeeded(hidden, [step('S')], new Map([['a0', 'yes']]))).toBe(true);
  });

  it('counts the questions of earlier steps that it lists', () => {
    const form: SampleForm = { steps: { S: { A: fields(5, 'a') }, T: { B: fields(4, 'b') } } };
    expect(isNeeded(form, [step('S'), step('T')])).toBe(true);
    expect(isNeeded(form, [step('T')])).toBe(false);
  });

  it('is not shown where there is nothing to check', () => {
    expect(isNeeded({ steps: { S: { A: fields(20) } } }, [])).toBe(false);
  });
});
