import { newId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';
import type { TestPerson, TestTeam } from '#tests/support/people.ts';

interface Town {
  readonly team: TestTeam;
  readonly applicant: TestPerson;
}

/** How to create one of each type about entities that can be fetched by ID. */
export const entityFixtures: Readonly<Record<string, (services: Services, town: Town) => Promise<string>>> = {
  CustomEntity: kindOf,
  CustomEntityField: async (services, town) => (await entityFieldOf(services, town)).id,
  Entity: entityOf,
  EditSuggestionsRequest: async (services, town) => {
    const { id: customEntityFieldId } = await entityFieldOf(services, town);
    const request = { teamId: town.team.id, entityId: await entityOf(services, town), userId: town.applicant.id };
    const editSuggestions = { create: { customEntityFieldId, newContent: '12 ft' } };
    return made(services.db.editSuggestionsRequest.create({ data: { ...request, editSuggestions } }));
  },
  EntityChange: async (services, town) => {
    const change = { teamId: town.team.id, entityId: await entityOf(services, town), kind: 'created' as const };
    return made(services.db.entityChange.create({ data: change }));
  },
  EntityImport: async (services, town) => {
    const about = { key: `files/${newId()}`, filename: 'boats.csv', contentType: 'text/csv', byteSize: 1 };
    const stored = { ...about, state: 'stored', storedAt: new Date() } as const;
    const { id: fileId } = await services.db.storedFile.create({ data: stored });
    const place = { teamId: town.team.id, customEntityId: await kindOf(services, town) };
    return made(services.db.entityImport.create({ data: { ...place, createdById: town.team.owner.id, fileId } }));
  },
  EntityMerge: async (services, town) => {
    const { db } = services;
    const kind = { teamId: town.team.id, customEntityId: await kindOf(services, town) };
    const survivorId = await made(db.entity.create({ data: { ...kind, name: 'Ada' } }));
    const mergedId = await made(db.entity.create({ data: { ...kind, name: 'Ada II' } }));
    return made(db.entityMerge.create({ data: { teamId: town.team.id, survivorId, mergedId, moved: {} } }));
  },
};

async function made(row: PromiseLike<{ readonly id: string }>): Promise<string> {
  return (await row).id;
}

/** The town's kind of entity, created on first use. */
async function kindOf({ db }: Services, { team }: Town): Promise<string> {
  const known = await db.customEntity.findFirst({ where: { teamId: team.id, archivedAt: null } });
  return known?.id ?? made(db.customEntity.create({ data: { teamId: team.id, name: 'Boat' } }));
}

async function entityFieldOf(services: Services, town: Town) {
  const customEntityId = await kindOf(services, town);
  const known = await services.db.customEntityField.findFirst({ where: { customEntityId } });
  const field = { teamId: town.team.id, customEntityId, name: 'Length', slug: 'length' };
  return known ?? services.db.customEntityField.create({ data: field });
}

async function entityOf(services: Services, town: Town): Promise<string> {
  const customEntityId = await kindOf(services, town);
  const known = await services.db.entity.findFirst({ where: { customEntityId } });
  return known?.id ?? made(services.db.entity.create({ data: { teamId: town.team.id, customEntityId, name: 'Ada' } }));
}
