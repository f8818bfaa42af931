import { afterEach, expect, test, vi } from 'vitest';
import {
  markFailed,
  markSaved,
  markUnsaved,
  saveAgain,
  saveStateNow,
  whenSettled,
} from '#web/parts/template/saveState.ts';

afterEach(() => {
  for (const place of ['name', 'hint']) markSaved(place);
});

test('all is saved only when nothing is on its way any more', () => {
  markUnsaved('name');
  markUnsaved('hint');
  markSaved('name');
  expect(saveStateNow()).toBe('saving');
  markSaved('hint');
  expect(saveStateNow()).toBe('saved');
});

test('one thing that could not be sent is said before all that is still on its way, and is sent again on demand', () => {
  const retry = vi.fn<() => void>();
  markFailed('name', retry);
  markUnsaved('hint');
  expect(saveStateNow()).toBe('failed');
  saveAgain();
  expect(retry).toHaveBeenCalledOnce();
});

test('whoever must act on what is saved waits for it', async () => {
  markUnsaved('name');
  const settled = whenSettled();
  markSaved('name');
  await expect(settled).resolves.toBe('saved');
});
