import { expect, test } from 'vitest';
import { preparationFor } from '#domain/form/preparationFor.ts';
import { sampleForm, testRow } from '#tests/support/form/sampleForm.ts';

const form = sampleForm({
  steps: {
    Apply: {
      Plot: [
        { name: 'Owner', dataType: 'string' },
        { name: 'Site plan', dataType: 'file', required: true },
        { name: 'Photos', dataType: 'file' },
        { name: 'Survey', dataType: 'file', required: true },
      ],
      Trees: [
        { name: 'Number of trees', dataType: 'integer' },
        { name: 'Tree survey', dataType: 'file', required: true },
      ],
    },
    Inspect: { Visit: [{ name: 'Inspection report', dataType: 'file', required: true }] },
  },
  logic: [
    {
      ...{ action: 'show', targetType: 'Section', targetIdentity: 'Trees' },
      conditions: [testRow('Owner', 'is', 'Parks')],
    },
    {
      ...{ action: 'hide', targetType: 'StepDatum', targetIdentity: 'Survey' },
      conditions: [testRow('Owner', 'is', 'City')],
    },
  ],
});

test('lists the requested files, and which depend on the answers', () => {
  expect(preparationFor(form, new Set(['row-Apply'])).files).toEqual([
    { name: 'Site plan', required: true, isConditional: false },
    { name: 'Photos', required: false, isConditional: false },
    { name: 'Survey', required: true, isConditional: true },
    { name: 'Tree survey', required: true, isConditional: true },
  ]);
});

test('counts the questions that everyone is asked', () => {
  expect(preparationFor(form, new Set(['row-Apply'])).questionCount).toBe(3);
  expect(preparationFor(form, new Set())).toEqual({ files: [], questionCount: 0 });
});
