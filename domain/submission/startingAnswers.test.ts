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

describe('the initial answers', () => {
  it('include the defaults of the form', () => {
    expect(begin([{ dataType: 'string', default: 'Yes' }, { dataType: 'string' }], {})).toEqual([
      ['Ask.f0', 'Yes', 'open'],
    ]);
  });

  test.each<[string, Omit<SampleField, 'name'>, Content, unknown]>([
    ['is carried over', { dataType: 'string', ...kept }, 'Oak', ['Ask.f0', 'Oak', 'open']],
    [
      'takes precedence over a default',
      { dataType: 'string', default: 'No', ...kept },
      'Oak',
      ['Ask.f0', 'Oak', 'open'],
    ],
    ['is not carried over unless the field says so', { dataType: 'string', lockOnRenewal: true }, 'Oak', undefined],
    ['is carried over and locked', { dataType: 'string', ...locked }, 'Oak', ['Ask.f0', 'Oak', 'locked']],
    [
      'is missing, so the default is not locked',
      { dataType: 'string', default: 'No', ...locked },
      null,
      ['Ask.f0', 'No', 'open'],
    ],
    ['is invalid now, so it is not locked', { dataType: 'integer', maxValue: 3, ...locked }, 7, ['Ask.f0', 7, 'open']],
    ['is converted to the current data type', { dataType: 'integer', ...kept }, '12', ['Ask.f0', 12, 'open']],
    ['is no longer readable', { dataType: 'integer', ...kept }, 'Oak', undefined],
    [
      'is an option that still exists',
      { dataType: 'multiple_choice', options: ['A'], ...kept },
      'f0/A',
      ['Ask.f0', 'f0/A', 'open'],
    ],
    ['is an option that no longer exists', { dataType: 'multiple_choice', options: ['A'], ...kept }, 'f0/B', undefined],
    ['is text for a file field', { dataType: 'file', ...kept }, 'a', undefined],
    ['is a choice for a file field', { dataType: 'file', ...kept }, ['a'], undefined],
    [
      'is a file',
      { dataType: 'file', ...locked },
      [{ id: 'a', filename: 'plan.pdf' }],
      ['Ask.f0', [{ id: 'a', filename: 'plan.pdf' }], 'locked'],
    ],
  ])('if an earlier answer %s', (_, field, earlier, starting) => {
    expect(begin([field], { f0: earlier })[0]).toEqual(starting);
  });

  it('omit answers to fields that the form no longer has', () => {
    expect(begin([{ dataType: 'string', ...kept }], { gone: 'Oak' })).toEqual([]);
  });
});
