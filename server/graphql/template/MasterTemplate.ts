import { documentsInListOrder } from '#domain/template/documents.ts';
import { templateStatuses } from '#domain/template/templateStatus.ts';
import { availableActions, availableActionsDescription } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { pictureUrl } from '#server/graphql/pictureUrl.ts';
import { isStarred } from '#server/graphql/template/starredForms.ts';

// an API token with export permission only can still reach the forms it exports
guardAs('MasterTemplate', 'masterTemplate', 'viewPublicPage', 'viewForm', 'exportForm');

/** The people of a form are listed without paging, because they are staff and few. */
const mostPeople = 1_000;

export const TemplateStatusEnum = builder.enumType('TemplateStatus', {
  description:
    'The status of a form. Only a `published` form accepts submissions: a `draft` was never published, and `closed` and `archived` forms accept none.',
  values: templateStatuses,
});

export const MasterTemplate = builder.prismaNode('MasterTemplate', {
  id: { field: 'id' },
  description:
    'A form, across all its versions. Anyone who can see an object that refers to the form can see its name; other fields may need permission.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the form as people see it.' }),
    slug: t.exposeString('slug', { description: 'The slug of the form, used in its public URL after the team slug.' }),
    status: t.expose('status', {
      type: TemplateStatusEnum,
      description: 'The status of the form, which decides whether it accepts submissions.',
    }),
    everPublished: t.exposeBoolean('everPublished', { description: 'Whether the form was published at least once.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'The description on the public page of the form, as sanitized HTML, or null if there is none.',
    }),
    icon: t.exposeString('icon', {
      nullable: true,
      description: 'The name of the icon shown for the form in lists, or null if there is none.',
    }),
    typicalTime: t.exposeString('typicalTime', {
      nullable: true,
      description: 'How long a submission typically takes, in the words of staff, or null if not given.',
    }),
    alsoKnownAs: t.exposeString('alsoKnownAs', {
      nullable: true,
      description: 'Other names that residents search for, or null if there are none.',
    }),
    publiclyLaunchable: t.exposeBoolean('publiclyLaunchable', {
      description: 'Whether anyone can start a submission.',
    }),
    internallyLaunchable: t.exposeBoolean('internallyLaunchable', {
      description: 'Whether members of the team can start a submission.',
    }),
    publicRead: t.exposeBoolean('publicRead', { description: 'Whether the statistics of the form are public.' }),
    isPrivate: t.exposeBoolean('isPrivate', {
      description: 'Whether the form is left out of public lists. Anyone with its link can still open it.',
    }),
    forkAllowed: t.exposeBoolean('forkAllowed', { description: 'Whether other governments can clone the form.' }),
    publiclySearchable: t.exposeBoolean('publiclySearchable', {
      description: 'Whether anyone can search the records of the form.',
    }),
    publicSearchInstructions: t.exposeString('publicSearchInstructions', {
      nullable: true,
      description: 'Instructions above the public search, as sanitized HTML, or null if there are none.',
    }),
    category: t.relation('category', {
      nullable: true,
      description: 'The category the form is listed under, or null if it has none.',
    }),
    offeredCategories: t.prismaField({
      type: ['TemplateCategory'],
      description: 'The categories the form can be listed under, sorted by name. Only for members of the form.',
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
      description:
        'A link to the banner image of the public page, valid for 10 minutes, or null if there is no banner.',
      resolve: ({ bannerFile }, _args, { services }) => bannerFile && pictureUrl(services.files, bannerFile),
    }),
    team: t.relation('team', { description: 'The team that owns the form.' }),
    draft: t.prismaField({
      type: 'FlowTemplate',
      nullable: true,
      description: 'The draft of the form, or null if the viewer is not a member of the form.',
      resolve: async (query, { id }, _args, { access, services }) =>
        (await access.may('masterTemplate', 'viewDraft', id))
          ? services.db.flowTemplate.findFirst({ ...query, where: { masterTemplateId: id, kind: 'draft' } })
          : null,
    }),
    publishedVersion: t.prismaField({
      type: 'FlowTemplate',
      nullable: true,
      description: 'The published version that new submissions use, or null if the form was never published.',
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
      description: 'The custom ID pattern in use, or null if submissions only have their plain number.',
      // the same selection as `customIds`, so that both share one query in a list of forms
      select: { customIds: { where: { removedAt: null }, orderBy: { id: 'desc' } } },
      resolve: (_query, { customIds }) => customIds[0] ?? null,
    }),
    customIds: t.relation('customIds', {
      complexity: treeListCost,
      description: 'All saved custom ID patterns. The first one is in use; if it is removed, the next one takes over.',
      query: { where: { removedAt: null }, orderBy: { id: 'desc' } },
    }),
    identifierFieldIdentity: t.exposeString('identifierFieldIdentity', {
      nullable: true,
      description: 'The stable ID of the field whose answer identifies a submission, or null if none does.',
    }),
    documents: t.prismaField({
      type: ['MasterTemplateDocument'],
      description:
        'The documents of the form: published ones first, then by stop version. Only for members of the form.',
      complexity: treeListCost,
      authScopes: may('masterTemplate', 'viewDraft', ownKey('id')),
      resolve: async (query, { id: masterTemplateId }, _args, { services }) =>
        documentsInListOrder(
          await services.db.masterTemplateDocument.findMany({
            ...query,
            where: { masterTemplateId },
            orderBy: { id: 'asc' },
          }),
        ),
    }),
    faqs: t.relation('masterTemplateFaqs', {
      description: 'The answered frequently asked questions of the form, in order.',
      complexity: treeListCost,
      query: { where: { answer: { not: '' } }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    writtenFaqs: t.relation('masterTemplateFaqs', {
      description:
        'All frequently asked questions of the form, including unanswered ones, in order. Only for members of the form.',
      authScopes: may('masterTemplate', 'viewDraft', ownKey('id')),
      complexity: treeListCost,
      query: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    isStarred: t.boolean({
      description: 'Whether the viewer has starred the form, which keeps it at the top of their list.',
      resolve: ({ id }, _args, ctx) => isStarred(ctx, id),
    }),
    isManageable: t.boolean({
      description: 'Whether the viewer can change the public page of the form.',
      resolve: ({ id }, _args, { access }) => access.may('masterTemplate', 'updatePublicPage', id),
    }),
    isInternallyLaunchableByViewer: t.boolean({
      description: 'Whether the viewer can start a submission as a member of the team.',
      resolve: async ({ id, internallyLaunchable }, _args, { access }) =>
        internallyLaunchable && (await access.may('masterTemplate', 'launchForApplicant', id)),
    }),
    memberships: t.relation('masterTemplateMemberships', {
      description: 'The members of the form, oldest first, at most 1,000. Only for members of the form.',
      authScopes: may('masterTemplate', 'viewDraft', ownKey('id')),
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: mostPeople },
    }),
    authorities: t.relation('masterTemplateAuthorities', {
      description:
        'The people who can approve refunds for the form, oldest first, at most 1,000. Only for members of the form.',
      authScopes: may('masterTemplate', 'viewDraft', ownKey('id')),
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: mostPeople },
    }),
    availableActions: t.stringList({
      description: availableActionsDescription,
      resolve: ({ id }, _args, ctx) => availableActions('masterTemplate', id, ctx),
    }),
  }),
});

/** Payload fields shared by the mutations of a form. */
export const masterTemplateOutput = <Done extends { readonly masterTemplateId: string }>(
  t: MutationOutputFields<Done>,
) => ({
  masterTemplate: t.prismaField({
    type: MasterTemplate,
    description: 'The form after the change.',
    resolve: (query, { done: { masterTemplateId } }, _args, { services }) =>
      services.db.masterTemplate.findUniqueOrThrow({ ...query, where: { id: masterTemplateId } }),
  }),
});
