import { beforeEach, expect, test } from 'vitest';
import { dismissFlash, flash, flashesNow } from '#web/ui/flashes.ts';

const texts = (): string[] => flashesNow().map(({ text }) => text);

beforeEach(() => {
  for (const { id } of flashesNow()) dismissFlash(id);
});

test('what is said twice is shown once, as something new at the end', () => {
  flash('Form has been published');
  const [first] = flashesNow();
  flash('Saved');
  flash('Form has been published');
  expect(texts()).toEqual(['Saved', 'Form has been published']);
  expect(flashesNow().map(({ id }) => id)).not.toContain(first?.id);
});

test('the same words of another tone are something else', () => {
  flash('Saved');
  flash('Saved', 'warning');
  expect(texts()).toEqual(['Saved', 'Saved']);
});

test('what can be done about it stands beside it, once', () => {
  const done: string[] = [];
  flash('Removed', 'success', { label: 'Undo', run: () => done.push('first') });
  flash('Removed', 'success', { label: 'Undo', run: () => done.push('second') });
  for (const { action } of flashesNow()) action?.run();
  expect(done).toEqual(['second']);
});

test('what says more in a second line is told from what says something else there', () => {
  flash(['Tags added', '2 submissions']);
  flash(['Tags added', '3 submissions']);
  flash(['Tags added', '3 submissions']);
  expect(flashesNow().map(({ detail }) => detail)).toEqual(['2 submissions', '3 submissions']);
});

test('no more than three are shown, the newest of them', () => {
  for (const text of ['one', 'two', 'three', 'four']) flash(text);
  expect(texts()).toEqual(['two', 'three', 'four']);
});
