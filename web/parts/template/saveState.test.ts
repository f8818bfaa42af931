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

test('is saved only once nothing is pending', () => {
  markUnsaved('name');
  markUnsaved('hint');
  markSaved('name');
  expect(saveStateNow()).toBe('saving');
  markSaved('hint');
  expect(saveStateNow()).toBe('saved');
});

test('reports a failed save before pending ones, and retries it on demand', () => {
  const retry = vi.fn<() => void>();
  markFailed('name', retry);
  markUnsaved('hint');
  expect(saveStateNow()).toBe('failed');
  saveAgain();
  expect(retry).toHaveBeenCalledOnce();
});

test('whenSettled waits until everything is saved', async () => {
  markUnsaved('name');
  const settled = whenSettled();
  markSaved('name');
  await expect(settled).resolves.toBe('saved');
});
