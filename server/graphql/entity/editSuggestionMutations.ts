import { z } from 'zod';
import { maxEntityFields } from '#domain/entity/customEntity.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation, type InputFields, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { CustomEntityField } from '#server/graphql/entity/CustomEntity.ts';
import { EditSuggestionsRequest } from '#server/graphql/entity/EditSuggestionsRequest.ts';
import { Entity } from '#server/graphql/entity/Entity.ts';
import { maxItems, recordId } from '#server/graphql/inputTexts.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import {
  acceptEntityEdits,
  rejectEditSuggestion,
  rejectEntityEdits,
} from '#server/operations/entity/resolveEntityEdits.ts';
import { suggestEntityEdits } from '#server/operations/entity/suggestEntityEdits.ts';

const valueText = z.string().max(20_000);

const SuggestedEdit = builder.inputType('SuggestedEdit', {
  description: 'A suggested value of an entity.',
  fields: (t) => ({
    fieldId: t.globalID({ required: true, for: CustomEntityField, description: 'The ID of the field.' }),
    from: t.string({
      validate: valueText,
      description: 'The value that the author saw, or null if there was none. Not compared if it is left out.',
    }),
    to: t.string({ required: true, validate: valueText, description: 'The suggested value. Blank to remove it.' }),
  }),
});

const Overwrite = builder.inputType('SuggestionOverwrite', {
  description: 'The decision to accept a suggestion although the value has changed since.',
  fields: (t) => ({
    suggestionId: t.string({ required: true, validate: recordId, description: 'The ID of the suggestion.' }),
    seen: t.string({ validate: valueText, description: 'The current value that you saw, or null if there was none.' }),
  }),
});

defineMutation('suggestEntityEdits', {
  description:
    'Suggests edits to an entity that you named in a submission or are a point of contact of. The team decides, and its members get an email.',
  inputDescription: 'The entity and the suggested values.',
  inputFields: (t) => ({
    entityId: t.globalID({ required: true, for: Entity, description: 'The ID of the entity.' }),
    suggestions: t.field({
      type: [SuggestedEdit],
      required: true,
      validate: maxItems(maxEntityFields),
      description: 'The suggested values, at most one for each field.',
    }),
  }),
  may: ['entity', 'suggestEntityEdits', ({ input }) => input.entityId.id],
  idempotent: true,
  run: async (ctx, { input: { entityId, suggestions } }, key) => {
    await applyRateLimit(ctx, 'suggestEdits', ctx.access.principal.userId ?? '');
    const changes = suggestions.map(({ fieldId, from, to }) => ({ fieldId: fieldId.id, from, to }));
    const requestId = await suggestEntityEdits(ctx, { entityId: entityId.id, changes }, key);
    return { id: entityId.id, requestId };
  },
  keepsRights: true,
  outputDescription: 'The entity, which is unchanged.',
  outputFields: (t) => ({
    entity: t.prismaField({
      type: Entity,
      description: 'The entity.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.entity.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    requestId: t.string({
      description: 'The plain ID of the request that the team decides on.',
      resolve: ({ done: { requestId } }) => requestId,
    }),
  }),
});

async function entityOfRequest(ctx: RequestContext, id: string): Promise<string> {
  const where = { where: { id }, select: { entityId: true } };
  const request = await ctx.services.db.editSuggestionsRequest.findUnique(where);
  // the entity may be visible to people who may not know of the request
  if (!request || !(await ctx.access.may('entity', 'resolveEntityEdits', request.entityId)))
    throw notAllowed(ctx, false);
  return request.entityId;
}

const requestInput = (t: InputFields) => ({
  requestId: t.globalID({ required: true, for: EditSuggestionsRequest, description: 'The ID of the request.' }),
});

const wholeInput = (t: InputFields) => ({
  ...requestInput(t),
  addsContact: t.boolean({
    description: 'Whether the person who suggests the edits becomes a point of contact. The default is false.',
  }),
});

const requestOutput = (t: MutationOutputFields<{ readonly id: string }>) => ({
  editSuggestionsRequest: t.prismaField({
    type: EditSuggestionsRequest,
    description: 'The request after the decision.',
    resolve: (query, { done: { id } }, _args, { services }) =>
      services.db.editSuggestionsRequest.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

defineMutation('rejectEditSuggestion', {
  description: 'Rejects one suggestion. The others stay open.',
  inputDescription: 'The request and the suggestion.',
  inputFields: (t) => ({
    ...requestInput(t),
    suggestionId: t.string({ required: true, validate: recordId, description: 'The ID of the suggestion.' }),
  }),
  may: ['entity', 'resolveEntityEdits', ({ input }, ctx) => entityOfRequest(ctx, input.requestId.id)],
  idempotent: true,
  run: async (ctx, { input: { requestId, suggestionId } }, key) => ({
    id: await rejectEditSuggestion(ctx, { requestId: requestId.id, suggestionId }, key),
  }),
  keepsRights: true,
  outputDescription: 'The request with the rejected suggestion.',
  outputFields: requestOutput,
});

defineMutation('acceptEntityEdits', {
  description:
    'Accepts all open suggestions of a request. Refused if one of the values has changed since, unless you decide to overwrite it.',
  inputDescription: 'The request.',
  inputFields: (t) => ({
    ...wholeInput(t),
    overwrites: t.field({
      type: [Overwrite],
      validate: maxItems(maxEntityFields),
      description: 'The suggestions that replace a value that has changed since. Defaults to none.',
    }),
  }),
  may: ['entity', 'resolveEntityEdits', ({ input }, ctx) => entityOfRequest(ctx, input.requestId.id)],
  idempotent: true,
  run: async (ctx, { input: { requestId, addsContact, overwrites } }, key) => {
    const decided = (overwrites ?? []).map(({ suggestionId, seen }) => ({ suggestionId, seen: seen ?? null }));
    const input = { requestId: requestId.id, addsContact: addsContact ?? false, overwrites: decided };
    return { id: await acceptEntityEdits(ctx, input, key) };
  },
  outputDescription: 'The accepted request.',
  outputFields: requestOutput,
});

defineMutation('rejectEntityEdits', {
  description: 'Rejects all open suggestions of a request.',
  inputDescription: 'The request.',
  inputFields: wholeInput,
  may: ['entity', 'resolveEntityEdits', ({ input }, ctx) => entityOfRequest(ctx, input.requestId.id)],
  idempotent: true,
  run: async (ctx, { input: { requestId, addsContact } }, key) => ({
    id: await rejectEntityEdits(ctx, { requestId: requestId.id, addsContact: addsContact ?? false }, key),
  }),
  outputDescription: 'The rejected request.',
  outputFields: requestOutput,
});
