import { describe, expect, it } from 'vitest';
import { changedForm, isEdited, newForm, sentencesOf } from '#web/parts/form/formState.ts';

const start = newForm({ name: '', email: 'ann@example.gov' });
const blankName = { name: 'Name cannot be left blank' };
const refused = changedForm(start, { kind: 'refused', sentences: blankName, refusal: null });

describe('form state', () => {
  it('shows no error on blur before the first attempt', () => {
    expect(changedForm(start, { kind: 'left', name: 'name', sentence: 'Name cannot be left blank' })).toBe(start);
  });

  it('counts failed attempts, so that the summary takes focus each time', () => {
    expect(refused.failures).toBe(1);
    expect(changedForm(refused, { kind: 'refused', sentences: blankName, refusal: null }).failures).toBe(2);
  });

  it('clears an error while its field is edited, and shows it again on blur if still wrong', () => {
    const edited = changedForm(refused, { kind: 'edited', name: 'name', value: ' ' });
    expect(edited.sentences).toEqual({});
    expect(
      changedForm(edited, { kind: 'left', name: 'name', sentence: 'Name cannot be left blank' }).sentences,
    ).toEqual(blankName);
  });

  it('keeps the input when the server refuses it', () => {
    const typed = changedForm(start, { kind: 'edited', name: 'name', value: 'Ann' });
    expect(changedForm(typed, { kind: 'refused', sentences: {}, refusal: 'No' }).values.name).toBe('Ann');
  });

  it('is edited while it differs from its initial values', () => {
    const typed = changedForm(start, { kind: 'edited', name: 'name', value: 'Ann' });
    expect(isEdited(typed)).toBe(true);
    expect(isEdited(changedForm(typed, { kind: 'edited', name: 'name', value: '' }))).toBe(false);
    expect(isEdited(changedForm(typed, { kind: 'replaced', values: typed.values }))).toBe(false);
  });
});

describe('problems from the server', () => {
  const labels = { name: 'Name', email: 'Email' };

  it('are shown at their fields, the first of each', () => {
    const problems = [
      { path: 'name', message: 'cannot be left blank' },
      { path: 'name', message: 'must be at most 100 characters' },
      { path: 'email', message: 'Email already taken' },
    ];
    expect(sentencesOf(problems, labels)).toEqual({ name: 'Name cannot be left blank', email: 'Email already taken' });
  });

  it('are shown at the form if they match no field', () => {
    expect(sentencesOf([{ path: 'slug', message: 'is taken' }], labels)).toEqual({ '': 'slug is taken' });
  });
});
