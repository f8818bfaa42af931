import { expectNoOverflow, expectAccessible } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** Each sample appears four times, for staff and residents in light and dark, so landmarks repeat. */
const repeated = ['landmark-unique'];

for (const width of [320, 768, 1440]) {
  test(`every design system component in every state fits ${width} pixels and is accessible${width < 1440 ? ' @all' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dev/ui');
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
    await expectAccessible(page, repeated);
    await expectNoOverflow(page);
  });
}
