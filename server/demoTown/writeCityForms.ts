import { categories, cityForms, type CityForm } from '#server/demoTown/cityForms.ts';
import type { MadeTeam } from '#server/demoTown/makeTeams.ts';
import { writeForm } from '#server/demoTown/permitForm.ts';
import { publish } from '#server/demoTown/publish.ts';
import { townContext, townPieceKey, type Town } from '#server/demoTown/town.ts';
import { createTemplateCategory } from '#server/operations/template/createTemplateCategory.ts';
import { createFaq } from '#server/operations/template/faq.ts';
import { setMasterTemplateStatus, updateMasterTemplate } from '#server/operations/template/masterTemplate.ts';
import type { OperationContext } from '#server/Services.ts';

const writtenDaysAgo = 40;
const publishedDaysAgo = 38;

/** Writes and publishes what City Hall offers beside the building permit, for its public page. */
export async function writeCityForms(town: Town, team: MadeTeam, permitId: string): Promise<void> {
  const ctx = townContext(town, 'author', writtenDaysAgo);
  const categoryOf = await makeCategories(ctx, team);
  const permit = { masterTemplateId: permitId, categoryId: categoryOf(categories.building), icon: 'document' };
  await updateMasterTemplate(ctx, permit, townPieceKey('permit', 'category'));
  for (const form of cityForms) await writeCityForm(town, team, form, categoryOf(form.category));
}

async function makeCategories(ctx: OperationContext, { teamId }: MadeTeam): Promise<(name: string) => string> {
  const ids = new Map<string, string>();
  for (const name of Object.values(categories))
    ids.set(name, await createTemplateCategory(ctx, { teamId, name }, townPieceKey('category', name)));
  return (name) => ids.get(name) ?? '';
}

async function writeCityForm(town: Town, team: MadeTeam, form: CityForm, categoryId: string): Promise<void> {
  const { name, piece, steps, description, typicalTime, icon, alsoKnownAs = null, faqs = [], isClosed = false } = form;
  const ctx = townContext(town, 'author', writtenDaysAgo);
  const shown = { description, typicalTime, icon, alsoKnownAs, categoryId };
  const settings = { ...shown, publiclyLaunchable: true, internallyLaunchable: true };
  const { masterTemplateId, flowTemplateId } = await writeForm(ctx, team, { name, piece, steps, settings });
  for (const [question, answer] of faqs)
    await createFaq(ctx, { masterTemplateId, question, answer }, townPieceKey(piece, 'faq', question));
  await publish(town, { flowTemplateId, version: 1, by: 'author', piece }, publishedDaysAgo);
  if (isClosed) {
    const closing = { masterTemplateId, status: 'closed' } as const;
    await setMasterTemplateStatus(townContext(town, 'author', 10), closing, townPieceKey(piece, 'close'));
  }
}
