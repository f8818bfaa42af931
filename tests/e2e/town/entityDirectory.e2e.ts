import type { Page } from '@playwright/test';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

interface Kind {
  readonly id: string;
  readonly phone: string;
  readonly license: string;
}

/** A team with the type "Business". Its editor has a story of its own. */
async function teamWithBusinesses(page: Page): Promise<Kind> {
  const team = await createOwnTeam(page);
  const { customEntity } = await sendMutationRequest<{ customEntity: { id: string } }>(
    page.request,
    'createCustomEntity',
    { teamId: team.id, name: 'Business', type: 'standard' },
    'customEntity { id }',
  );
  const field = async (name: string, dataType: string): Promise<string> => {
    const input = { customEntityId: customEntity.id, name, dataType, viewable: true };
    const made = await sendMutationRequest<{ customEntityField: { id: string } }>(
      page.request,
      'createCustomEntityField',
      input,
      'customEntityField { id }',
    );
    return made.customEntityField.id;
  };
  return { id: customEntity.id, phone: await field('Phone', 'phone'), license: await field('License', 'string') };
}

test('staff create an entity, edit it while a colleague does too, merge a duplicate, and undo that', async ({
  page,
}) => {
  await signUpVerified(page, 'Clara Clerk');
  const kind = await teamWithBusinesses(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Directory', exact: true }).click();
  await page.getByRole('navigation', { name: 'Directory' }).getByRole('link', { name: 'Entities' }).click();
  await expect(page.getByRole('heading', { name: 'Entities', level: 1 })).toBeVisible();
  await expect(page.getByText('No entities yet')).toBeVisible();
  await page.getByRole('link', { name: '+ Create new entity' }).first().click();
  await expect(page.getByRole('heading', { name: 'New entity' })).toBeFocused();

  // problems are shown in place, and nothing typed is lost by leaving
  await page.getByLabel('Name', { exact: true }).fill('Riverton Bakery');
  await page.getByLabel('Phone').fill('12');
  await page.getByRole('button', { name: 'Create entity' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /Phone/ })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByLabel('Phone').fill('(217) 555-0123');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Entities' }).click();
  await page.getByRole('link', { name: '+ Create new entity' }).first().click();
  await expect(page.getByText('We kept what you typed earlier.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Riverton Bakery');
  await page.getByRole('button', { name: 'Create entity' }).click();
  await expect(page.getByText('Entity created')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Riverton Bakery', level: 1 })).toBeVisible();
  await expect(page.getByText('(217) 555-0123').first()).toBeVisible();
  await expectGoodInEveryViewport(page);
  const entityId = `Entity:${page.url().split('/').at(-1)}`;

  // a colleague saves another phone number in the meantime
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Phone').fill('217-555-0199');
  await page.getByLabel('License').fill('BL-1');
  await sendMutationRequest(
    page.request,
    'updateEntity',
    { entityId, values: [{ fieldId: kind.phone, from: '+12175550123', to: '217-555-0111' }] },
    'entity { id }',
  );
  await expect(page.getByText('Someone else changed this to “(217) 555-0111” while you were editing.')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '(217) 555-0199' })).toBeVisible();
  await expect(page.getByText('BL-1').first()).toBeVisible();

  // the second entity looks the same, is created anyway, and merged
  await page.getByRole('link', { name: 'View All Entities' }).click();
  await page.getByRole('link', { name: '+ Create new entity' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Riverton Bakry');
  await page.getByLabel('Phone').fill('217 555 0199');
  await expect(page.getByText('Is it one of these?')).toBeVisible();
  await expect(page.getByText('Similar name · Same Phone')).toBeVisible();
  await page.getByRole('button', { name: 'Create entity' }).click();
  await expect(page.getByRole('heading', { name: 'Riverton Bakry', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Riverton Bakery' }).first().click();
  await page.getByRole('button', { name: 'Merge Riverton Bakry' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Riverton Bakery', exact: true })).toBeChecked();
  await expectGoodInEveryViewport(page);
  await dialog.getByRole('button', { name: 'Merge entities' }).click();
  await expect(page.getByText('Entities merged')).toBeVisible();
  await expect(page.getByText('Riverton Bakry was merged into this entity')).toBeVisible();
  await page.getByRole('button', { name: 'Undo merge: Riverton Bakry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText('Riverton Bakry is a separate entity again')).toBeVisible();

  // archived and back
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive entity' }).click();
  await expect(page.getByText('Entity archived', { exact: true })).toBeVisible();
  await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible();

  // the list finds by name and by phone number
  await page.getByRole('link', { name: 'View All Entities' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('bakry');
  await expect(page.getByRole('link', { name: 'Riverton Bakry' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('217 555 0199');
  await expect(page.getByRole('link', { name: 'Riverton Bakry' })).toBeVisible();
  await expect(page).toHaveURL(/search=217/);
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await expect(page.getByText('Export queued. You will be emailed when your export completes')).toBeVisible();
});
