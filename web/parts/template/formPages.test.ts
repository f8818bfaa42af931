import { expect, test } from 'vitest';
import { openFormPages } from '#web/parts/template/formPages.ts';

const pages = (everPublished: boolean, ...availableActions: string[]): readonly string[] =>
  openFormPages({ availableActions, everPublished }).map(({ page }) => page);

test('form authors get all pages, others only those they may open', () => {
  expect(pages(true, 'updateForm')).toEqual(['/stats', '/edit', '/outputs', '/powerups', '/configuration', '/actions']);
  // no statistics before the first version is published
  expect(pages(false, 'updateForm')).not.toContain('/stats');
  expect(pages(true, 'changeFormStatus')).toEqual(['/stats', '/configuration', '/actions']);
  expect(pages(true)).toEqual(['/stats', '/actions']);
});
