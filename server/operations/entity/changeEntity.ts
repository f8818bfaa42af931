import { readEntityValue, comparableValue, showEntityValue } from '#domain/entity/entityValue.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank, oneLine } from '#domain/kernel/text.ts';
import { actingUserId } from '#server/actor.ts';
import type { CustomEntityField, EntityChangeKind, Prisma } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { announceEntity } from '#server/operations/entity/announceEntity.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';

const withValues = {
  customEntity: { include: { customEntityFields: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } } },
  entityFieldValues: true,
} as const satisfies Prisma.EntityInclude;

export type LockedEntity = Prisma.EntityGetPayload<{ include: typeof withValues }>;

/** Locks an entity, so that nothing about it changes until the operation is done. */
export async function lockEntity({ db }: Tx, id: string): Promise<LockedEntity> {
  await db.$queryRaw`SELECT id FROM entities WHERE id = ${id}::uuid FOR UPDATE`;
  const entity = await db.entity.findUnique({ where: { id }, include: withValues });
  refuseUnless(entity, 'outdated');
  return entity;
}

/** New values; those that are left out stay the same. Raw text by field, as people type it; blank removes a value. */
export interface WantedEntity {
  readonly name?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly values: ReadonlyMap<string, string>;
}

export interface EntityChangeEntry {
  readonly kind: EntityChangeKind;
  readonly field?: Pick<CustomEntityField, 'id' | 'name'>;
  readonly before?: string | null;
  readonly after?: string | null;
}

/**
 * The only writer of an entity's name, note, and values: reads and checks them, keeps the history, and lets the name
 * follow the field that names it. Returns what changed; nothing at all if everything was already so.
 */
export async function changeEntity(tx: Tx, entity: LockedEntity, wanted: WantedEntity): Promise<EntityChangeEntry[]> {
  const read = readValues(entity, wanted.values);
  const nameField = entity.customEntity.nameFieldId;
  const named = nameField === null ? wanted.name : read.get(nameField);
  const name = oneLine(named ?? entity.name);
  const note = wanted.note === undefined ? entity.note : wanted.note?.trim() || null;
  if (isBlank(name))
    refuseProblems([{ path: nameField === null ? 'name' : `values.${nameField}`, code: 'nameMissing' }]);

  const fields = new Map(entity.customEntity.customEntityFields.map((field) => [field.id, field]));
  const current = valuesOf(entity);
  const written = [...read].filter(([id, value]) => value !== (current.get(id) ?? null));
  const entries: EntityChangeEntry[] = [
    ...(name === entity.name ? [] : [{ kind: 'name', before: entity.name, after: name } as const]),
    ...written.flatMap(([id, value]) => {
      const field = fields.get(id);
      if (!field) return [];
      const [before, after] = [current.get(id) ?? null, value].map((text) => showEntityValue(text, field) || null);
      return [{ kind: 'field', field, before: before ?? null, after: after ?? null } as const];
    }),
    ...(note === entity.note ? [] : [{ kind: 'note', before: entity.note, after: note } as const]),
  ];
  if (entries.length === 0) return [];
  await writeValues(tx, entity, written);
  await tx.db.entity.update({
    where: { id: entity.id },
    data: { name, note, revision: { increment: 1 }, updatedAt: tx.now },
  });
  await recordEntityChanges(tx, entity, entries);
  return entries;
}

/** The current stored values by field. */
export const valuesOf = ({ entityFieldValues }: Pick<LockedEntity, 'entityFieldValues'>): ReadonlyMap<string, string> =>
  new Map(entityFieldValues.map(({ customEntityFieldId, value }) => [customEntityFieldId, value]));

/** Adds entries to the history of an entity. */
export async function recordEntityChanges(
  tx: Tx,
  { id, teamId }: { readonly id: string; readonly teamId: string },
  entries: readonly EntityChangeEntry[],
): Promise<void> {
  const userId = actingUserId(tx.ctx.actor);
  announceEntity(tx, { id, teamId });
  await tx.db.entityChange.createMany({
    data: entries.map(({ kind, field, before, after }) => ({
      ...{ id: newId(), teamId, entityId: id, kind, userId, createdAt: tx.now },
      ...(field ? { customEntityFieldId: field.id, fieldName: field.name } : {}),
      ...{ before: before ?? null, after: after ?? null },
    })),
  });
}

function readValues(
  { customEntity: { customEntityFields } }: LockedEntity,
  values: ReadonlyMap<string, string>,
): ReadonlyMap<string, string | null> {
  const fields = new Map(customEntityFields.map((field) => [field.id, field]));
  const problems: Problem[] = [];
  const read = new Map<string, string | null>();
  for (const [id, raw] of values) {
    const field = fields.get(id);
    const value = field ? readEntityValue(raw, field) : null;
    if (value === null) problems.push({ path: `values.${id}`, code: 'entityFieldUnknown' });
    else if (value.ok) read.set(id, value.value);
    else problems.push({ path: `values.${id}`, ...value.error });
  }
  refuseProblems(problems);
  return read;
}

async function writeValues(
  { db }: Tx,
  { id: entityId, teamId }: LockedEntity,
  written: readonly (readonly [fieldId: string, value: string | null])[],
): Promise<void> {
  await db.entityFieldValue.deleteMany({
    where: { entityId, customEntityFieldId: { in: written.map(([fieldId]) => fieldId) } },
  });
  await db.entityFieldValue.createMany({
    data: written.flatMap(([customEntityFieldId, value]) =>
      value === null
        ? []
        : [{ id: newId(), teamId, entityId, customEntityFieldId, value, comparable: comparableValue(value) }],
    ),
  });
}
