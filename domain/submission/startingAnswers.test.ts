import { describe, expect, it, test } from 'vitest';
import type { Content } from '#domain/form/Content.ts';
import { startingAnswers } from '#domain/submission/startingAnswers.ts';
import { sampleForm, type SampleField } from '#tests/support/form/sampleForm.ts';

const begin = (fields: readonly Omit<SampleField, 'name'>[], earlier: Readonly<Record<string, Content>>) =>
  startingAnswers(
    sampleForm({ steps: { Ask: { One: fields.map((field, place) => ({ ...field, name: `f${place}` })) } } }),
    new Map(Object.entries(earlier)),
  ).map(({ field, content, isLocked, stepIdentity }) => [
    `${stepIdentity}.${field.identity}`,
    content,
    isLocked ? 'locked' : 'open',
  ]);
const kept = { autofillOnRenewal: true } as const;
const locked = { autofillOnRenewal: true, lockOnRenewal: true } as const;

describe('a submission begins', () => {
  it('with what the form answers by itself', () => {
    expect(begin([{ dataType: 'string', default: 'Yes' }, { dataType: 'string' }], {})).toEqual([
      ['Ask.f0', 'Yes', 'open'],
    ]);
  });

  test.each<[string, Omit<SampleField, 'name'>, Content, unknown]>([
    ['is kept', { dataType: 'string', ...kept }, 'Oak', ['Ask.f0', 'Oak', 'open']],
    [
      'counts for more than a default',
      { dataType: 'string', default: 'No', ...kept },
      'Oak',
      ['Ask.f0', 'Oak', 'open'],
    ],
    ['is not kept where the field does not say so', { dataType: 'string', lockOnRenewal: true }, 'Oak', undefined],
    ['is kept and locked', { dataType: 'string', ...locked }, 'Oak', ['Ask.f0', 'Oak', 'locked']],
    [
      'is not locked where there is none',
      { dataType: 'string', default: 'No', ...locked },
      null,
      ['Ask.f0', 'No', 'open'],
    ],
    [
      'is there to be mended when it breaks a rule',
      { dataType: 'integer', maxValue: 3, ...locked },
      7,
      ['Ask.f0', 7, 'open'],
    ],
    ['is read as what the field asks for now', { dataType: 'integer', ...kept }, '12', ['Ask.f0', 12, 'open']],
    ['is left out when it cannot be read any more', { dataType: 'integer', ...kept }, 'Oak', undefined],
    [
      'is an option that is still there',
      { dataType: 'multiple_choice', options: ['A'], ...kept },
      'f0/A',
      ['Ask.f0', 'f0/A', 'open'],
    ],
    ['is no option that is gone', { dataType: 'multiple_choice', options: ['A'], ...kept }, 'f0/B', undefined],
    ['is no text where a file is asked for', { dataType: 'file', ...kept }, 'a', undefined],
    ['is no choice where a file is asked for', { dataType: 'file', ...kept }, ['a'], undefined],
    [
      'is a file',
      { dataType: 'file', ...locked },
      [{ id: 'a', filename: 'plan.pdf' }],
      ['Ask.f0', [{ id: 'a', filename: 'plan.pdf' }], 'locked'],
    ],
  ])('with an earlier answer that %s', (_, field, earlier, starting) => {
    expect(begin([field], { f0: earlier })[0]).toEqual(starting);
  });

  it('without answers to fields that the form has no more', () => {
    expect(begin([{ dataType: 'string', ...kept }], { gone: 'Oak' })).toEqual([]);
  });
});
