import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, type Page } from '@playwright/test';
import { waitUntilSaved } from '#tests/e2e/support/forms.ts';

export async function addStep(page: Page, type: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByRole('menuitem', { name: type }).click();
  const field = page.getByLabel('Step name');
  await expect(field).toBeFocused();
  await field.fill(name);
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('aria-current', 'step');
}

/** Adds a field to the open section. */
export async function addField(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add field' }).click();
  const picker = page.getByRole('dialog', { name: 'Add Field' });
  await picker.getByText(kind, { exact: true }).click();
  await picker.getByRole('button', { name: 'Add Field' }).click();
  const field = page.getByLabel('Field name');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await field.fill(name);
  await waitUntilSaved(page);
}

/** A PDF form with text fields of these names. */
export async function pdfWith(...names: readonly string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const sheet = pdf.addPage();
  for (const [place, name] of names.entries()) {
    pdf
      .getForm()
      .createTextField(name)
      .addToPage(sheet, { y: 700 - place * 40 });
  }
  return Buffer.from(await pdf.save());
}

/** Opens a part of the step that is folded to one line. It stays open on other steps and after a reload. */
export async function openPart(page: Page, title: string): Promise<void> {
  const toggle = page.getByRole('region', { name: title, exact: true }).getByRole('button').first();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
}
