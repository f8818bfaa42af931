import type { Locator } from '@playwright/test';

/** Draws a line across a signature pad. */
export async function drawOn(pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The pad is not shown.');
  const { mouse } = pad.page();
  await mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.7);
  await mouse.down();
  await mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.3, { steps: 8 });
  await mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.6, { steps: 8 });
  await mouse.up();
}
