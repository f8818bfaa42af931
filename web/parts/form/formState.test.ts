import { describe, expect, it } from 'vitest';
import { changedForm, isEdited, newForm, sentencesOf } from '#web/parts/form/formState.ts';

const start = newForm({ name: '', email: 'ann@example.gov' });
const blankName = { name: 'Name cannot be left blank' };
const refused = changedForm(start, { kind: 'refused', sentences: blankName, refusal: null });

describe('a form', () => {
  it('says nothing about a field that is left before the first attempt', () => {
    expect(changedForm(start, { kind: 'left', name: 'name', sentence: 'Name cannot be left blank' })).toBe(start);
  });

  it('counts the attempts that failed, so that the summary can take the focus each time', () => {
    expect(refused.failures).toBe(1);
    expect(changedForm(refused, { kind: 'refused', sentences: blankName, refusal: null }).failures).toBe(2);
  });

  it('forgets a mistake when its field is edited, and says it again when the field is left wrong', () => {
    const edited = changedForm(refused, { kind: 'edited', name: 'name', value: ' ' });
    expect(edited.sentences).toEqual({});
    expect(
      changedForm(edited, { kind: 'left', name: 'name', sentence: 'Name cannot be left blank' }).sentences,
    ).toEqual(blankName);
  });

  it('keeps what was typed when it is refused', () => {
    const typed = changedForm(start, { kind: 'edited', name: 'name', value: 'Ann' });
    expect(changedForm(typed, { kind: 'refused', sentences: {}, refusal: 'No' }).values.name).toBe('Ann');
  });

  it('is edited as long as it differs from what it began with', () => {
    const typed = changedForm(start, { kind: 'edited', name: 'name', value: 'Ann' });
    expect(isEdited(typed)).toBe(true);
    expect(isEdited(changedForm(typed, { kind: 'edited', name: 'name', value: '' }))).toBe(false);
    expect(isEdited(changedForm(typed, { kind: 'replaced', values: typed.values }))).toBe(false);
  });
});

describe('problems that the server found', () => {
  const labels = { name: 'Name', email: 'Email' };

  it('stand at their fields, the first of each', () => {
    const problems = [
      { path: 'name', message: 'cannot be left blank' },
      { path: 'name', message: 'must be at most 100 characters' },
      { path: 'email', message: 'Email already taken' },
    ];
    expect(sentencesOf(problems, labels)).toEqual({ name: 'Name cannot be left blank', email: 'Email already taken' });
  });

  it('of no field of the form stand at the form', () => {
    expect(sentencesOf([{ path: 'slug', message: 'is taken' }], labels)).toEqual({ '': 'slug is taken' });
  });
});
