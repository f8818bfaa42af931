import type { MadeTeam } from '#server/demoTown/makeTeams.ts';
import { townContext, townPieceKey, type Town } from '#server/demoTown/town.ts';
import { townKinds, type TownKind } from '#server/demoTown/townKinds.ts';
import { createCustomEntity, updateCustomEntity } from '#server/operations/entity/customEntity.ts';
import { createCustomEntityField } from '#server/operations/entity/customEntityField.ts';
import { createEntity } from '#server/operations/entity/entity.ts';
import type { OperationContext } from '#server/Services.ts';

const daysAgo = 44;

/** Puts the businesses and dogs that City Hall keeps on file. Forms ask for them. */
export async function keepEntities(town: Town, { teamId }: MadeTeam): Promise<void> {
  const ctx = townContext(town, 'owner', daysAgo);
  for (const kind of townKinds) await keepKind(ctx, teamId, kind);
}

async function keepKind(ctx: OperationContext, teamId: string, { name, fields, entities }: TownKind): Promise<void> {
  const key = (...of: readonly (string | number)[]): string => townPieceKey('entity', name, ...of);
  const kind = { teamId, name, type: 'standard', serviceUrl: null } as const;
  const customEntityId = await createCustomEntity(ctx, kind, key());
  const fieldIds: string[] = [];
  for (const { name: fieldName, dataType, options = [], access } of fields) {
    const field = { customEntityId, name: fieldName, dataType, options };
    const seen = { viewable: access !== undefined, editSuggestable: access === 'suggest' };
    fieldIds.push(await createCustomEntityField(ctx, { ...field, ...seen }, key('field', fieldName)));
  }
  const [nameFieldId = null] = fieldIds;
  await updateCustomEntity(ctx, { customEntityId, nameFieldId }, key('name field'));
  for (const texts of entities) {
    const values = texts.map((value, place) => ({ fieldId: fieldIds[place] ?? '', value }));
    await createEntity(ctx, { customEntityId, values }, key('entity', texts[0] ?? ''));
  }
}
