import { expect, test } from 'vitest';
import { openFormPages } from '#web/parts/template/formPages.ts';

const pages = (everPublished: boolean, ...availableActions: string[]): readonly string[] =>
  openFormPages({ availableActions, everPublished }).map(({ page }) => page);

test('whoever writes a form has all of its pages, others those that they may open', () => {
  expect(pages(true, 'updateForm')).toEqual(['/stats', '/edit', '/outputs', '/powerups', '/configuration', '/actions']);
  // there is nothing to count yet
  expect(pages(false, 'updateForm')).not.toContain('/stats');
  expect(pages(true, 'changeFormStatus')).toEqual(['/stats', '/configuration', '/actions']);
  expect(pages(true)).toEqual(['/stats', '/actions']);
});
