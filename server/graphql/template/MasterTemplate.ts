import { inListOrder } from '#domain/template/documents.ts';
import { templateStatuses } from '#domain/template/status.ts';
import { availableActions, availableActionsMeaning } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { treeList } from '#server/graphql/form/treeList.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { pictureUrl } from '#server/graphql/pictureUrl.ts';
import { isStarred } from '#server/graphql/template/starredForms.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';

// a key for exports alone reaches the forms that it exports
guardAs('MasterTemplate', 'masterTemplate', 'viewPublicPage', 'viewForm', 'exportForm');

/** The people of a form are staff; they are shown together. */
const mostPeople = 1_000;

export const TemplateStatusEnum = builder.enumType('TemplateStatus', {
  description: 'Whether a form takes submissions: a draft was never published, closed and archived ones take none.',
  values: templateStatuses,
});

export const MasterTemplate = builder.prismaNode('MasterTemplate', {
  id: { field: 'id' },
  description: 'A form through all its versions. What holds it has decided who sees its name; the rest names a scope.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As people read it.' }),
    slug: t.exposeString('slug', { description: 'Its address below that of the team.' }),
    status: t.expose('status', { type: TemplateStatusEnum, description: 'Whether it takes submissions.' }),
    everPublished: t.exposeBoolean('everPublished', { description: 'Was published at least once.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'Safe HTML for the public page; null without one.',
    }),
    icon: t.exposeString('icon', { nullable: true, description: 'Names its picture in lists; null without one.' }),
    typicalTime: t.exposeString('typicalTime', { nullable: true, description: 'As staff put it; null without one.' }),
    publiclyLaunchable: t.exposeBoolean('publiclyLaunchable', { description: 'Anybody may start a submission.' }),
    internallyLaunchable: t.exposeBoolean('internallyLaunchable', { description: 'The team may start one.' }),
    publicRead: t.exposeBoolean('publicRead', { description: 'Its statistics are public.' }),
    isPrivate: t.exposeBoolean('isPrivate', { description: 'Is not listed in public.' }),
    forkAllowed: t.exposeBoolean('forkAllowed', { description: 'Other governments may clone it.' }),
    publiclySearchable: t.exposeBoolean('publiclySearchable', { description: 'Its records are searched in public.' }),
    publicSearchInstructions: t.exposeString('publicSearchInstructions', {
      nullable: true,
      description: 'Safe HTML above that search; null without any.',
    }),
    category: t.relation('category', { nullable: true, description: 'Under what it is listed; null for nothing.' }),
    offeredCategories: t.prismaField({
      type: ['TemplateCategory'],
      description: 'Under what it can be listed, by name; for its members.',
      authScopes: may('masterTemplate', 'viewDraft', ownKey('id')),
      resolve: (query, { teamId }, _args, { services }) =>
        services.db.templateCategory.findMany({
          ...query,
          where: { OR: [{ teamId }, { teamId: null }] },
          orderBy: [{ name: 'asc' }, { id: 'asc' }],
        }),
    }),
    bannerUrl: t.string({
      nullable: true,
      select: { bannerFile: true },
      description: 'The picture above its public page, for ten minutes; null without one.',
      resolve: ({ bannerFile }, _args, { services }) => bannerFile && pictureUrl(services.files, bannerFile),
    }),
    team: t.relation('team', { description: 'Whose form it is.' }),
    draft: t.prismaField({
      type: 'FlowTemplate',
      nullable: true,
      description: 'The version that is being worked on, for its members; null for everybody else.',
      resolve: async (query, { id }, _args, { access, services }) =>
        (await access.may('masterTemplate', 'viewDraft', id))
          ? services.db.flowTemplate.findFirst({ ...query, where: { masterTemplateId: id, kind: 'draft' } })
          : null,
    }),
    publishedVersion: t.prismaField({
      type: 'FlowTemplate',
      nullable: true,
      description: 'The version with which submissions start; null before the first publishing.',
      resolve: (query, { id: masterTemplateId }, _args, { services }) =>
        services.db.flowTemplate.findFirst({
          ...query,
          where: { masterTemplateId, kind: 'published' },
          orderBy: { version: 'desc' },
        }),
    }),
    customId: t.prismaField({
      type: 'CustomId',
      nullable: true,
      description: 'How its submissions are numbered for people; null when by their number alone.',
      // as customIds are asked for, so that a list of forms asks once for both
      select: { customIds: { where: { removedAt: null }, orderBy: { id: 'desc' } } },
      resolve: (_query, { customIds }) => customIds[0] ?? null,
    }),
    customIds: t.relation('customIds', {
      complexity: treeList,
      description: 'Every pattern that is kept: the first one counts, and the next takes over when it is removed.',
      query: { where: { removedAt: null }, orderBy: { id: 'desc' } },
    }),
    identifierFieldIdentity: t.exposeString('identifierFieldIdentity', {
      nullable: true,
      description: 'The field whose answer names a submission; null when none does.',
    }),
    documents: t.prismaField({
      type: ['MasterTemplateDocument'],
      description: 'Files that are filled from answers; for its members. Published ones first, then by stop version.',
      complexity: treeList,
      authScopes: may('masterTemplate', 'viewDraft', ownKey('id')),
      resolve: async (query, { id: masterTemplateId }, _args, { services }) =>
        inListOrder(
          await services.db.masterTemplateDocument.findMany({
            ...query,
            where: { masterTemplateId },
            orderBy: { id: 'asc' },
          }),
        ),
    }),
    faqs: t.relation('masterTemplateFaqs', {
      description: 'What people ask about it and is answered, in its order.',
      complexity: treeList,
      query: { where: { answer: { not: '' } }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    writtenFaqs: t.relation('masterTemplateFaqs', {
      description: 'The same with those that still wait for an answer; for its members.',
      authScopes: may('masterTemplate', 'viewDraft', ownKey('id')),
      complexity: treeList,
      query: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    isStarred: t.boolean({
      description: 'The viewer keeps it at the top of the list.',
      resolve: ({ id }, _args, ctx) => isStarred(ctx, id),
    }),
    isManageable: t.boolean({
      description: 'The viewer may change its public page.',
      resolve: ({ id }, _args, { access }) => access.may('masterTemplate', 'updatePublicPage', id),
    }),
    isInternallyLaunchableByViewer: t.boolean({
      description: 'The viewer may start a submission as a member of the team.',
      resolve: async ({ id, internallyLaunchable }, _args, { access }) =>
        internallyLaunchable && (await access.may('masterTemplate', 'launchForApplicant', id)),
    }),
    memberships: t.relation('masterTemplateMemberships', {
      description: 'Who reads or writes the form, those who were there first at the top; for its members.',
      authScopes: may('masterTemplate', 'viewDraft', ownKey('id')),
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: mostPeople },
    }),
    authorities: t.relation('masterTemplateAuthorities', {
      description: 'Who approves refunds; for the members of the form.',
      authScopes: may('masterTemplate', 'viewDraft', ownKey('id')),
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: mostPeople },
    }),
    availableActions: t.stringList({
      description: availableActionsMeaning,
      resolve: ({ id }, _args, ctx) => availableActions('masterTemplate', id, ctx),
    }),
  }),
});

/** What mutations of a form answer. */
export const masterTemplateOutput = <Done extends { readonly masterTemplateId: string }>(t: DoneFields<Done>) => ({
  masterTemplate: t.prismaField({
    type: MasterTemplate,
    description: 'As it is now.',
    resolve: (query, { done: { masterTemplateId } }, _args, { services }) =>
      services.db.masterTemplate.findUniqueOrThrow({ ...query, where: { id: masterTemplateId } }),
  }),
});
