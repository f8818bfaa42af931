import { expect, test } from '#tests/e2e/support/test.ts';

test('GraphiQL works and loads nothing from other origins', async ({ page, baseURL }) => {
  const complaints: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url());
  });

  await page.goto('/graphql');
  const editor = page.locator('.graphiql-query-editor .monaco-editor').first();
  await expect(editor).toBeVisible();
  await editor.click();
  // Pasted, because the editor auto-closes braces as they are typed.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('{ isSignedIn }'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(editor.locator('.view-lines')).toHaveText(/^{.isSignedIn.}$/);
  await page.getByRole('button', { name: 'Execute query' }).click();

  await expect(page.locator('.result-window')).toContainText('"isSignedIn": false');
  await expect(page.locator('.result-window')).toContainText('"cost"');
  expect(complaints).toEqual([]);
  expect(elsewhere).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('graphiql.png') });
});
