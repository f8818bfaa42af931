import { describe, expect, it } from 'vitest';
import { changeFormState, isEdited, initialFormState, formErrorSentences } from '#web/parts/form/formState.ts';

const start = initialFormState({ name: '', email: 'ann@example.gov' });
const blankName = { name: 'Name cannot be left blank' };
const refused = changeFormState(start, { kind: 'refused', sentences: blankName, refusal: null });

describe('form state', () => {
  it('shows no error on blur before the first attempt', () => {
    expect(changeFormState(start, { kind: 'left', name: 'name', sentence: 'Name cannot be left blank' })).toBe(start);
  });

  it('counts failed attempts, so that the summary takes focus each time', () => {
    expect(refused.failures).toBe(1);
    expect(changeFormState(refused, { kind: 'refused', sentences: blankName, refusal: null }).failures).toBe(2);
  });

  it('clears an error while its field is edited, and shows it again on blur if still wrong', () => {
    const edited = changeFormState(refused, { kind: 'edited', name: 'name', value: ' ' });
    expect(edited.sentences).toEqual({});
    expect(
      changeFormState(edited, { kind: 'left', name: 'name', sentence: 'Name cannot be left blank' }).sentences,
    ).toEqual(blankName);
  });

  it('keeps the input when the server refuses it', () => {
    const typed = changeFormState(start, { kind: 'edited', name: 'name', value: 'Ann' });
    expect(changeFormState(typed, { kind: 'refused', sentences: {}, refusal: 'No' }).values.name).toBe('Ann');
  });

  it('is edited while it differs from its initial values', () => {
    const typed = changeFormState(start, { kind: 'edited', name: 'name', value: 'Ann' });
    expect(isEdited(typed)).toBe(true);
    expect(isEdited(changeFormState(typed, { kind: 'edited', name: 'name', value: '' }))).toBe(false);
    expect(isEdited(changeFormState(typed, { kind: 'replaced', values: typed.values }))).toBe(false);
  });
});

describe('problems from the server', () => {
  const labels = { name: 'Name', email: 'Email' };

  it('are shown at their fields, the first of each', () => {
    const problems = [
      { path: 'name', code: 'blank', message: 'cannot be left blank' },
      { path: 'name', code: 'tooLong', message: 'must be at most 100 characters' },
      { path: 'email', code: 'emailTaken', message: 'Email already taken' },
    ];
    expect(formErrorSentences(problems, labels)).toEqual({
      name: 'Name cannot be left blank',
      email: 'Email already taken',
    });
  });

  it('stand alone if they begin with what was typed', () => {
    const problem = { path: 'name', code: 'domainInvalid', message: 'town hall is not a valid domain.' };
    expect(formErrorSentences([problem], labels)).toEqual({ name: problem.message });
  });

  it('are shown at the form if they match no field', () => {
    expect(formErrorSentences([{ path: 'slug', code: 'slugTaken', message: 'is taken' }], labels)).toEqual({
      '': 'slug is taken',
    });
  });
});
