import { afterEach, expect, test, vi } from 'vitest';
import {
  markFailed,
  markSaved,
  markUnsaved,
  retryFailedSaves,
  currentSaveState,
  whenSavesSettled,
} from '#web/parts/template/draftSaveState.ts';

afterEach(() => {
  for (const place of ['name', 'hint']) markSaved(place);
});

test('is saved only once nothing is pending', () => {
  markUnsaved('name');
  markUnsaved('hint');
  markSaved('name');
  expect(currentSaveState()).toBe('saving');
  markSaved('hint');
  expect(currentSaveState()).toBe('saved');
});

test('reports a failed save before pending ones, and retries it on demand', () => {
  const retry = vi.fn<() => void>();
  markFailed('name', retry);
  markUnsaved('hint');
  expect(currentSaveState()).toBe('failed');
  retryFailedSaves();
  expect(retry).toHaveBeenCalledOnce();
});

test('whenSettled waits until everything is saved', async () => {
  markUnsaved('name');
  const settled = whenSavesSettled();
  markSaved('name');
  await expect(settled).resolves.toBe('saved');
});
