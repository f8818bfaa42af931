import { beforeEach, expect, test } from 'vitest';
import { dismissFlash, flash, currentFlashes } from '#web/ui/flashes.ts';

const texts = (): string[] => currentFlashes().map(({ text }) => text);

beforeEach(() => {
  for (const { id } of currentFlashes()) dismissFlash(id);
});

test('moves a repeated message to the end and shows it once', () => {
  flash('Form has been published');
  const [first] = currentFlashes();
  flash('Saved');
  flash('Form has been published');
  expect(texts()).toEqual(['Saved', 'Form has been published']);
  expect(currentFlashes().map(({ id }) => id)).not.toContain(first?.id);
});

test('treats the same text in another tone as a different message', () => {
  flash('Saved');
  flash('Saved', 'warning');
  expect(texts()).toEqual(['Saved', 'Saved']);
});

test("shows a message's action once", () => {
  const done: string[] = [];
  flash('Removed', 'success', { label: 'Undo', run: () => done.push('first') });
  flash('Removed', 'success', { label: 'Undo', run: () => done.push('second') });
  for (const { action } of currentFlashes()) action?.run();
  expect(done).toEqual(['second']);
});

test('compares the second line as well', () => {
  flash(['Tags added', '2 submissions']);
  flash(['Tags added', '3 submissions']);
  flash(['Tags added', '3 submissions']);
  expect(currentFlashes().map(({ detail }) => detail)).toEqual(['2 submissions', '3 submissions']);
});

test('shows the three newest messages', () => {
  for (const text of ['one', 'two', 'three', 'four']) flash(text);
  expect(texts()).toEqual(['two', 'three', 'four']);
});
