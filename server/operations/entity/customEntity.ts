import {
  archiveCustomEntityRefusal,
  changeFieldRefusal,
  customEntityProblems,
  type CustomEntityDraft,
} from '#domain/entity/customEntity.ts';
import { oneLine } from '#domain/kernel/text.ts';
import type { CustomEntity } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import type { AuditEntry } from '#server/operations/audit.ts';
import { announceCustomEntities } from '#server/operations/entity/announceCustomEntities.ts';
import { nameEntitiesByField } from '#server/operations/entity/nameEntitiesByField.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseAt, refuseIf, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';

interface NewCustomEntity extends CustomEntityDraft {
  readonly teamId: string;
}

export const createCustomEntity = operation<NewCustomEntity, string>('createCustomEntity', async (tx, input) => {
  const { teamId, type } = input;
  const draft = { name: oneLine(input.name), type, serviceUrl: type === 'remote_gis' ? input.serviceUrl : null };
  refuseProblems(customEntityProblems(draft));
  const kind = await tx.db.customEntity.create({ data: { id: newId(), teamId, ...draft, createdAt: tx.now } });
  tx.audit({ kind: 'createCustomEntity', ...aboutKind(kind) });
  announceCustomEntities(tx, teamId);
  return kind.id;
});

interface CustomEntityChange {
  readonly customEntityId: string;
  readonly name?: string | null | undefined;
  /** the field that names the entities; null for names of their own; unchanged if omitted */
  readonly nameFieldId?: string | null | undefined;
}

export const updateCustomEntity = operation<CustomEntityChange, string>('updateCustomEntity', async (tx, input) => {
  const kind = await lockCustomEntity(tx, input.customEntityId);
  const name = oneLine(input.name ?? kind.name);
  const { nameFieldId = kind.nameFieldId } = input;
  refuseProblems(customEntityProblems({ ...kind, name }));
  if (nameFieldId !== kind.nameFieldId) {
    // entities of a remote layer have no names of their own
    if (nameFieldId === null) refuseIf(changeFieldRefusal(kind));
    else {
      const known = await tx.db.customEntityField.count({ where: { id: nameFieldId, customEntityId: kind.id } });
      if (known === 0) refuseAt('nameFieldId', 'entityFieldUnknown');
    }
  }
  if (name === kind.name && nameFieldId === kind.nameFieldId) return kind.id;
  await tx.db.customEntity.update({ where: { id: kind.id }, data: { name, nameFieldId } });
  if (nameFieldId !== null && nameFieldId !== kind.nameFieldId) await nameEntitiesByField(tx, kind.id, nameFieldId);
  const renamed: Record<string, string> = name === kind.name ? {} : { name: `${kind.name} → ${name}` };
  tx.audit({ kind: 'updateCustomEntity', ...aboutKind({ ...kind, name }, renamed) });
  announceCustomEntities(tx, kind.teamId);
  return kind.id;
});

/** Refused while fields of forms ask for entities of this kind. Its entities are kept. */
export const archiveCustomEntity = operation<{ customEntityId: string }, string>(
  'archiveCustomEntity',
  async (tx, { customEntityId }) => {
    const kind = await lockCustomEntity(tx, customEntityId);
    const [uses] = await tx.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM fields d JOIN flow_templates f ON f.id = d.flow_template_id
      WHERE d.custom_entity_id = ${kind.id}::uuid AND (f.kind <> 'published' OR f.version = (
        SELECT max(n.version) FROM flow_templates n WHERE n.master_template_id = f.master_template_id AND n.kind = 'published'))`;
    refuseIf(archiveCustomEntityRefusal({ fieldCount: uses?.count ?? 0 }));
    await tx.db.customEntity.update({ where: { id: kind.id }, data: { archivedAt: tx.now } });
    tx.audit({ kind: 'archiveCustomEntity', ...aboutKind(kind) });
    announceCustomEntities(tx, kind.teamId);
    return kind.teamId;
  },
);

/** Locks a kind of entity, so that its fields and its use don't change until the operation is done. */
export async function lockCustomEntity({ db }: Tx, id: string): Promise<CustomEntity> {
  await db.$queryRaw`SELECT id FROM custom_entities WHERE id = ${id}::uuid FOR UPDATE`;
  const kind = await db.customEntity.findFirst({ where: { id, archivedAt: null } });
  refuseUnless(kind, 'outdated');
  return kind;
}

/** Makes a kind of entity the subject of an audit entry. */
export const aboutKind = (
  { id, teamId, name }: Pick<CustomEntity, 'id' | 'teamId' | 'name'>,
  data: AuditEntry['data'] = {},
): Pick<AuditEntry, 'teamId' | 'subjectType' | 'subjectId' | 'data'> => ({
  ...{ teamId, subjectType: 'CustomEntity', subjectId: id },
  data: { entity: name, ...data },
});
