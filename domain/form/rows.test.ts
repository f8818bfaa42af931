import { expect, it } from 'vitest';
import { answersByField, contentsByField, contentsOf, placeProblem } from '#domain/form/rows.ts';
import { sampleForm } from '#tests/support/form/sampleForm.ts';

const form = sampleForm({ steps: { Apply: { Site: [{ name: 'Work', dataType: 'text' }] } } });
const tower = { fieldIdentity: 'Work', rowPath: '', content: 'A twelve-storey tower' };
const shed = { fieldIdentity: 'Work', rowPath: 'x', content: 'A garden shed' };

it('accepts only rows the form has, whatever their name', () => {
  expect(placeProblem(form, tower)).toBeNull();
  for (const rowPath of ['x', '0', ' ', '/', 'x'.repeat(100_000)])
    expect(placeProblem(form, { fieldIdentity: 'Work', rowPath })).toEqual({ path: 'rowPath', code: 'rowUnknown' });
  expect(placeProblem(form, { fieldIdentity: 'Cost', rowPath: '' })).toMatchObject({ code: 'rowUnknown' });
});

it('reads the same answers in any order, and none from rows the form does not have', () => {
  for (const answers of [
    [tower, shed],
    [shed, tower],
  ]) {
    expect([...contentsByField(form, answers)]).toEqual([['Work', 'A twelve-storey tower']]);
    expect(answersByField(form, answers).get('Work')).toBe(tower);
  }
  expect(answersByField(form, [shed]).size).toBe(0);
});

it('reads answers by field the same as answers in rows', () => {
  const gathered = { Work: tower.content, Cost: 12 };
  expect(contentsOf(form, gathered)).toEqual(contentsByField(form, [tower]));
  expect(contentsOf(form, {}).size).toBe(0);
});
