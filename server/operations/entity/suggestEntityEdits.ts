import { updateEntityRefusal } from '#domain/entity/entity.ts';
import { showEntityValue } from '#domain/entity/entityValue.ts';
import { suggestProblems } from '#domain/entity/suggestions.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { announceEntity } from '#server/operations/entity/announceEntity.ts';
import { lockEntity, readEntityValues, valuesOf, type LockedEntity } from '#server/operations/entity/changeEntity.ts';
import { mailSuggestion } from '#server/operations/entity/suggestionMails.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';

interface SuggestedChange {
  readonly fieldId: string;
  /** the value that the author saw; not compared if left out */
  readonly from?: string | null | undefined;
  /** as people type it; blank removes the value */
  readonly to: string;
}

interface SuggestedEdits {
  readonly entityId: string;
  readonly changes: readonly SuggestedChange[];
}

/**
 * Suggests new values to the team. A newer suggestion of the same person for the same field replaces one that is still
 * open. Returns the request, which only the team sees.
 */
export const suggestEntityEdits = operation<SuggestedEdits, string>(
  'suggestEntityEdits',
  async (tx, { entityId, changes }) => {
    const userId = actingUserId(tx.ctx.actor);
    refuseUnless(userId, 'outdated');
    const entity = await lockEntity(tx, entityId);
    refuseUnless(entity.deletedAt === null, 'outdated');
    refuseIf(updateEntityRefusal(entity.customEntity));
    const { customEntityFields: fields, nameFieldId } = entity.customEntity;
    refuseProblems(
      suggestProblems(
        changes.map(({ fieldId, from, to }) => ({ fieldId, from: from ?? null, to })),
        fields,
      ),
    );
    refuseOutdated(entity, changes);
    const current = valuesOf(entity);
    const wanted = readEntityValues(entity, new Map(changes.map(({ fieldId, to }) => [fieldId, to])));
    if (nameFieldId !== null && wanted.get(nameFieldId) === null)
      throw new InvalidInput([{ path: `values.${nameFieldId}`, code: 'nameMissing' }]);
    const changed = [...wanted].filter(([fieldId, value]) => value !== (current.get(fieldId) ?? null));
    if (changed.length === 0) throw new InvalidInput([{ path: '', code: 'nothingChanged' }]);

    await withdraw(tx, { entityId, userId, fieldIds: changed.map(([fieldId]) => fieldId) });
    const id = newId();
    await tx.db.editSuggestionsRequest.create({
      data: { id, teamId: entity.teamId, entityId, userId, createdAt: tx.now },
    });
    await tx.db.editSuggestion.createMany({
      data: changed.map(([customEntityFieldId, value]) => ({
        ...{ id: newId(), editSuggestionsRequestId: id, customEntityFieldId },
        ...{ currentContent: current.get(customEntityFieldId) ?? null, newContent: value ?? '' },
      })),
    });
    announceEntity(tx, entity);
    const names = new Map(fields.map((field) => [field.id, field.name]));
    await mailSuggestion(
      tx,
      id,
      entity,
      changed.map(([fieldId]) => names.get(fieldId) ?? ''),
    );
    return id;
  },
);

/** Values are compared as stored, because people see them formatted. */
function refuseOutdated(entity: LockedEntity, changes: readonly SuggestedChange[]): void {
  const seen = changes.flatMap(({ fieldId, from }) => (from === undefined ? [] : [[fieldId, from ?? ''] as const]));
  const [current, fields] = [valuesOf(entity), entity.customEntity.customEntityFields];
  for (const [fieldId, value] of readEntityValues(entity, new Map(seen))) {
    const [now, field] = [current.get(fieldId) ?? null, fields.find(({ id }) => id === fieldId)];
    if (value !== now && field)
      throw new Refusal('entityValueChanged', { field: field.name, value: showEntityValue(now, field) });
  }
}

interface Replaced {
  readonly entityId: string;
  readonly userId: string;
  readonly fieldIds: readonly string[];
}

async function withdraw({ db }: Tx, { entityId, userId, fieldIds }: Replaced): Promise<void> {
  const request = { entityId, userId, resolvedAt: null };
  await db.editSuggestion.deleteMany({
    where: { state: 'open', customEntityFieldId: { in: [...fieldIds] }, editSuggestionsRequest: request },
  });
  await db.editSuggestionsRequest.deleteMany({ where: { ...request, editSuggestions: { none: {} } } });
}
