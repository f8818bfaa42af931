import { maxEntityFields } from '#domain/entity/customEntity.ts';
import { showEntityValue } from '#domain/entity/entityValue.ts';
import { isSuggestionOutdated } from '#domain/entity/suggestions.ts';
import { EditSuggestionState, type Prisma } from '#server/generated/prisma/client.ts';
import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import { CustomEntityField } from '#server/graphql/entity/CustomEntity.ts';
import { Entity } from '#server/graphql/entity/Entity.ts';
import { keysetPage, newestFirst, pageTotal } from '#server/graphql/keysetPage.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { emptyIfForbidden } from '#server/graphql/requestErrors.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { Team } from '#server/graphql/team/Team.ts';

guardThrough('EditSuggestionsRequest', 'entity', 'viewEntity', async ({ services: { db } }, id) => {
  const request = await db.editSuggestionsRequest.findUnique({ where: { id }, select: { entityId: true } });
  return request?.entityId;
});

interface ShownSuggestion {
  readonly suggestion: Prisma.EditSuggestionGetPayload<{ include: { customEntityField: true } }>;
  /** the stored value of the entity; null if there is none */
  readonly now: string | null;
}

const shown = (value: string | null, { suggestion: { customEntityField } }: ShownSuggestion): string =>
  showEntityValue(value || null, customEntityField);

const EditSuggestion = builder.objectRef<ShownSuggestion>('EditSuggestion').implement({
  description: 'A suggested value of one field of an entity.',
  fields: (t) => ({
    suggestionId: t.string({ description: 'The ID of the suggestion.', resolve: ({ suggestion: { id } }) => id }),
    field: t.field({
      type: CustomEntityField,
      description: 'The field.',
      resolve: ({ suggestion: { customEntityField } }) => customEntityField,
    }),
    state: t.field({
      type: builder.enumType('EditSuggestionState', {
        description: 'Whether a suggestion is open, accepted, or rejected.',
        values: Object.values(EditSuggestionState),
      }),
      description: 'Whether the suggestion is open, accepted, or rejected.',
      resolve: ({ suggestion: { state } }) => state,
    }),
    currentContent: t.string({
      description: 'The value of the entity now, as people read it, or an empty string.',
      resolve: (parent) => shown(parent.now, parent),
    }),
    currentValue: t.string({
      nullable: true,
      description: 'The value of the entity now, as stored. Null if there is none.',
      resolve: ({ now }) => now,
    }),
    contentWhenSuggested: t.string({
      description: 'The value of the entity when the edit was suggested, as people read it, or an empty string.',
      resolve: (parent) => shown(parent.suggestion.currentContent, parent),
    }),
    newContent: t.string({
      description: 'The suggested value, as people read it. Empty to remove the value.',
      resolve: (parent) => shown(parent.suggestion.newContent, parent),
    }),
    isOutdated: t.boolean({
      description: 'Whether the value has changed since, so that accepting the suggestion needs a decision.',
      resolve: ({ suggestion, now }) => suggestion.state === 'open' && isSuggestionOutdated(suggestion, now),
    }),
  }),
});

const EditSuggester = builder
  .objectRef<{ readonly entityId: string; readonly userId: string }>('EditSuggester')
  .implement({
    description: 'A person who suggests edits of an entity.',
    fields: (t) => ({
      user: t.prismaField({
        type: Contact,
        description: 'The person.',
        resolve: (query, { userId }, _args, { services }) =>
          services.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
      isContact: t.boolean({
        description: 'Whether the person already is a point of contact of the entity.',
        resolve: async ({ entityId, userId }, _args, { services }) =>
          (await services.db.entityContact.findUnique({ where: { entityId_userId: { entityId, userId } } })) !== null,
      }),
    }),
  });

export const EditSuggestionsRequest = builder.prismaNode('EditSuggestionsRequest', {
  id: { field: 'id' },
  description: 'Edits that someone outside the team suggested for an entity. Visible to the team.',
  fields: (t) => ({
    requestId: t.string({ description: 'The plain ID of the request, for addresses.', resolve: ({ id }) => id }),
    entity: t.relation('entity', { type: Entity, description: 'The entity.' }),
    entityName: t.string({
      description: 'The name of the entity.',
      select: { entity: { select: { name: true } } },
      resolve: ({ entity }) => entity.name,
    }),
    suggester: t.field({
      type: EditSuggester,
      description: 'The person who suggests the edits.',
      resolve: ({ entityId, userId }) => ({ entityId, userId }),
    }),
    suggestions: t.field({
      type: [EditSuggestion],
      description: 'The suggested values, in the order of the entity’s fields.',
      select: {
        entity: { select: { entityFieldValues: true } },
        editSuggestions: { include: { customEntityField: true } },
      },
      resolve: ({ entity, editSuggestions }) => {
        const values = new Map(
          entity.entityFieldValues.map(({ customEntityFieldId, value }) => [customEntityFieldId, value]),
        );
        return editSuggestions
          .toSorted((a, b) => a.customEntityField.position - b.customEntityField.position)
          .map((suggestion) => ({ suggestion, now: values.get(suggestion.customEntityFieldId) ?? null }));
      },
    }),
    openCount: t.relationCount('editSuggestions', {
      description: 'How many of the suggestions are open.',
      where: { state: 'open' },
    }),
    team: t.relation('team', { description: 'The team that decides.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the edits were suggested.' }),
    resolvedAt: t.expose('resolvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last suggestion was accepted or rejected, or null while any is open.',
    }),
    resolvedBy: t.relation('resolvedBy', {
      type: User,
      nullable: true,
      description: 'Who accepted or rejected the last suggestion, or null while any is open.',
    }),
  }),
});

/** Fields of an entity can be deleted with their suggestions, so that nothing is left to decide. */
const openRequests = { resolvedAt: null, editSuggestions: { some: { state: 'open' as const } } };

builder.prismaObjectFields(Entity, (t) => ({
  openEditSuggestionsRequests: t.relation('editSuggestionsRequests', {
    type: EditSuggestionsRequest,
    description: 'The requests with open suggestions, oldest first, at most 20. Empty for viewers outside the team.',
    authScopes: may('entity', 'viewEntity', ownKey('id')),
    unauthorizedResolver: emptyIfForbidden,
    query: { where: openRequests, orderBy: { id: 'asc' }, take: 20 },
  }),
  ownSuggestions: t.field({
    type: [EditSuggestion],
    description: 'The edits that the viewer suggested for the entity and that the team hasn’t decided on yet.',
    select: { entityFieldValues: true },
    resolve: async ({ id: entityId, entityFieldValues }, _args, { access, services }) => {
      const { userId } = access.principal;
      if (userId === null) return [];
      const suggestions = await services.db.editSuggestion.findMany({
        where: {
          ...{ state: 'open', editSuggestionsRequest: { entityId, userId } },
          // it could have been hidden since
          customEntityField: { viewable: true },
        },
        include: { customEntityField: true },
        orderBy: { id: 'asc' },
        take: maxEntityFields,
      });
      return suggestions.map((suggestion) => {
        const isOfField = (value: { readonly customEntityFieldId: string }): boolean =>
          value.customEntityFieldId === suggestion.customEntityFieldId;
        return { suggestion, now: entityFieldValues.find(isOfField)?.value ?? null };
      });
    },
  }),
}));

builder.prismaObjectFields(Team, (t) => ({
  editSuggestionsRequests: t.connection(
    {
      type: EditSuggestionsRequest,
      description: 'The edits that people suggested for the team’s entities, newest first.',
      authScopes: may('team', 'viewCustomEntities', ownKey('id')),
      args: {
        resolved: t.arg.boolean({ description: 'Whether to list resolved requests instead of open ones.' }),
        skip: t.arg.int({ validate: skipLimit, description: skipDescription }),
      },
      resolve: ({ id: teamId }, { resolved, ...pagination }, ctx, info) => {
        const where = { teamId, ...(resolved ? { resolvedAt: { not: null } } : openRequests) };
        return keysetPage(pagination, ctx, info, {
          ...{ order: newestFirst, where },
          rows: (query) => ctx.services.db.editSuggestionsRequest.findMany(query),
          total: () => ctx.services.db.editSuggestionsRequest.count({ where }),
        });
      },
    },
    {
      description: 'A page of suggested edits.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
  openEditSuggestionsRequestCount: t.relationCount('editSuggestionsRequests', {
    description: 'How many requests have open suggestions.',
    where: openRequests,
    authScopes: may('team', 'viewCustomEntities', ownKey('id')),
  }),
}));
