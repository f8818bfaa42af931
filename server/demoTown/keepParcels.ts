import { demoParcels } from '#domain/entity/demoParcels.ts';
import { system } from '#server/actor.ts';
import { categories } from '#server/demoTown/cityForms.ts';
import type { MadeTeam } from '#server/demoTown/makeTeams.ts';
import { writeForm } from '#server/demoTown/permitForm.ts';
import { publish } from '#server/demoTown/publish.ts';
import { townContext, townPieceKey, type Town } from '#server/demoTown/town.ts';
import { createRemoteKind } from '#server/operations/entity/createRemoteKind.ts';
import { updateCustomEntityField } from '#server/operations/entity/customEntityField.ts';
import { setTeamFeatures } from '#server/operations/installation/teamTerms.ts';
import { createTemplateCategory } from '#server/operations/template/createTemplateCategory.ts';

const connectedDaysAgo = 30;
const publishedDaysAgo = 28;
/** Without the class of the owner. */
const shownToResidents: ReadonlySet<string> = new Set(['Address', 'Zone', 'Acres']);

/** City Hall's parcels, from the embedded feature service, and a form that asks for one. */
export async function keepParcels(town: Town, team: MadeTeam): Promise<void> {
  if (!town.services.features.isAllowed(demoParcels.layerUrl)) return;
  const ctx = townContext(town, 'owner', connectedDaysAgo);
  const { teamId } = team;
  const features = { teamId, enableFormCreation: true, remoteGisEnabled: true };
  await setTeamFeatures({ ...ctx, actor: system }, features, townPieceKey('parcels', 'feature'));
  const kind = { teamId, name: 'Parcel', serviceUrl: demoParcels.layerUrl };
  const customEntityId = await createRemoteKind(ctx, kind, townPieceKey('parcels'));
  const fields = await town.services.db.customEntityField.findMany({ where: { customEntityId } });
  for (const { id: customEntityFieldId, name, viewable } of fields)
    if (shownToResidents.has(name) && !viewable)
      await updateCustomEntityField(ctx, { customEntityFieldId, viewable: true });
  const author = townContext(town, 'author', connectedDaysAgo);
  // returns the one that the other forms are in
  const category = { teamId, name: categories.building };
  const categoryId = await createTemplateCategory(author, category, townPieceKey('category', category.name));
  const { flowTemplateId } = await writeForm(author, team, {
    name: 'Zoning letter',
    piece: 'zoning',
    steps: [
      {
        type: 'CollectInfoStep',
        name: 'Your parcel',
        settings: { externalInstructions: '<p>Choose the parcel that the letter should be about.</p>' },
        fields: [
          { name: 'Parcel', dataType: 'entity', entity: kind.name },
          { name: 'What do you want to do with it?', dataType: 'text' },
        ],
      },
      {
        type: 'BasicStep',
        name: 'Write the letter',
        settings: { time: 5, timeUnit: 'days' },
        doneBy: 'Permit counter',
      },
    ],
    settings: {
      description: '<p>A letter that states how a parcel is zoned and what it may be used for.</p>',
      typicalTime: 'About 5 days',
      ...{ icon: 'document', categoryId },
      alsoKnownAs: 'zoning verification, land use',
      publiclyLaunchable: true,
      internallyLaunchable: true,
    },
  });
  await publish(town, { flowTemplateId, version: 1, by: 'author', piece: 'zoning' }, publishedDaysAgo);
}
