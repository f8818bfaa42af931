import { showEntityValue } from '#domain/entity/entityValue.ts';
import {
  isResolved,
  isSuggestionOutdated,
  openSuggestions,
  resolveSuggestionRefusal,
} from '#domain/entity/suggestions.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import type { EditSuggestion, EditSuggestionState } from '#server/generated/prisma/client.ts';
import { announceEntity } from '#server/operations/entity/announceEntity.ts';
import { changeEntity, lockEntity, valuesOf, type LockedEntity } from '#server/operations/entity/changeEntity.ts';
import { makeContact } from '#server/operations/entity/entityContact.ts';
import { mailOutcome } from '#server/operations/entity/suggestionMails.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';

interface RejectedSuggestion {
  readonly requestId: string;
  readonly suggestionId: string;
}

/** Rejects one suggestion. The others stay open. */
export const rejectEditSuggestion = operation<RejectedSuggestion, string>(
  'rejectEditSuggestion',
  async (tx, { requestId, suggestionId }) => {
    const { request, entity } = await lockRequest(tx, requestId);
    const suggestion = request.editSuggestions.find(({ id }) => id === suggestionId);
    refuseUnless(suggestion, 'outdated');
    refuseIf(resolveSuggestionRefusal(suggestion));
    await resolve(tx, entity, [suggestion], 'rejected');
    const states = request.editSuggestions.map(({ id, state }) => ({
      id,
      state: id === suggestionId ? 'rejected' : state,
    }));
    if (isResolved(states)) await finish(tx, request);
    return requestId;
  },
);

/** A value that changed since the edit was suggested, as the decider saw it. */
interface Overwritten {
  readonly suggestionId: string;
  readonly seen: string | null;
}

interface ResolvedRequest {
  readonly requestId: string;
  readonly addsContact: boolean;
}

/**
 * Writes the suggested values. A value that someone changed in the meantime is only replaced if the decider names it
 * with what they saw. Decision 0128.
 */
export const acceptEntityEdits = operation<ResolvedRequest & { readonly overwrites: readonly Overwritten[] }, string>(
  'acceptEntityEdits',
  async (tx, { requestId, addsContact, overwrites }) => {
    const { request, entity } = await lockRequest(tx, requestId);
    const open = openSuggestions(request.editSuggestions);
    refuseUnless(open.length > 0, 'suggestionResolved');
    refuseOverwriting(entity, open, overwrites);
    await changeEntity(tx, entity, {
      values: new Map(open.map(({ customEntityFieldId, newContent }) => [customEntityFieldId, newContent])),
      suggestedById: request.userId,
    });
    await resolve(tx, entity, open, 'accepted');
    if (addsContact) await makeContact(tx, entity.id, request.userId);
    await finish(tx, request);
    return requestId;
  },
);

export const rejectEntityEdits = operation<ResolvedRequest, string>(
  'rejectEntityEdits',
  async (tx, { requestId, addsContact }) => {
    const { request, entity } = await lockRequest(tx, requestId);
    const open = openSuggestions(request.editSuggestions);
    refuseUnless(open.length > 0, 'suggestionResolved');
    await resolve(tx, entity, open, 'rejected');
    if (addsContact) await makeContact(tx, entity.id, request.userId);
    await finish(tx, request);
    return requestId;
  },
);

/** Locking the entity also keeps others from resolving its requests. */
async function lockRequest(tx: Tx, id: string) {
  const found = await tx.db.editSuggestionsRequest.findUnique({ where: { id }, select: { entityId: true } });
  refuseUnless(found, 'outdated');
  const entity = await lockEntity(tx, found.entityId);
  const request = await tx.db.editSuggestionsRequest.findUnique({
    where: { id },
    include: { editSuggestions: { orderBy: { id: 'asc' } } },
  });
  refuseUnless(request, 'outdated');
  return { request, entity };
}

type LockedRequest = Awaited<ReturnType<typeof lockRequest>>['request'];

function refuseOverwriting(
  entity: LockedEntity,
  open: readonly EditSuggestion[],
  overwrites: readonly Overwritten[],
): void {
  const [current, fields] = [valuesOf(entity), entity.customEntity.customEntityFields];
  for (const suggestion of open) {
    const [now, field] = [
      current.get(suggestion.customEntityFieldId) ?? null,
      fields.find(({ id }) => id === suggestion.customEntityFieldId),
    ];
    const decided = overwrites.find(({ suggestionId }) => suggestionId === suggestion.id);
    if (!field || !isSuggestionOutdated(suggestion, now) || (decided && (decided.seen || null) === now)) continue;
    throw new Refusal('entityValueChanged', { field: field.name, value: showEntityValue(now, field) });
  }
}

async function resolve(
  tx: Tx,
  entity: LockedEntity,
  suggestions: readonly EditSuggestion[],
  state: EditSuggestionState,
): Promise<void> {
  await tx.db.editSuggestion.updateMany({
    where: { id: { in: suggestions.map(({ id }) => id) } },
    data: { state, resolvedAt: tx.now },
  });
  announceEntity(tx, entity);
}

/** Closes the request and notifies the author. */
async function finish(tx: Tx, { id }: LockedRequest): Promise<void> {
  await tx.db.editSuggestionsRequest.update({
    where: { id },
    data: { resolvedAt: tx.now, resolvedById: actingUserId(tx.ctx.actor) },
  });
  await mailOutcome(tx, id);
}
