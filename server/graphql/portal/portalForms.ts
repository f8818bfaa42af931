import { amountMode } from '#domain/payment/PaymentConfig.ts';
import { summaryOf } from '#domain/portal/summaryOf.ts';
import { containsIgnoringCase } from '#server/database/ignoringCase.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { byName, keysetPage, pageTotal } from '#server/graphql/keysetPage.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { resolvePage, type ConnectionArguments } from '#server/graphql/resolvePage.ts';
import { connectionTotal, cursorReader, rowsConnection, totalDescription } from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { TemplateStatusEnum } from '#server/graphql/template/MasterTemplate.ts';
import { TemplateCategory } from '#server/graphql/template/TemplateCategory.ts';
import {
  installationForms,
  portalCategories,
  portalForms,
  type PortalCategory,
  type PortalRequest,
  type PortalRow,
} from '#server/queries/portal/portalForms.ts';

const Fee = builder.objectRef<PortalRow['fees'][number]>('PortalFee').implement({
  description: 'A payment that a form takes.',
  fields: (t) => ({
    mode: t.string({
      description: 'How the amount is set: `flat`, `calculated` by a formula, or `payerDetermined`.',
      resolve: (fee) => amountMode(fee),
    }),
    amountCents: t.float({
      description: 'The flat amount in whole US cents. Used only in `flat` mode.',
      resolve: ({ amountCents }) => Number(amountCents),
    }),
  }),
});

/** Plain properties without scopes: the list contains only what everyone may see. Decision 0104. */
const PortalForm = builder.objectRef<PortalRow>('PortalForm').implement({
  description: 'A form as a town shows it to everyone. Forms kept out of public lists are never among them.',
  fields: (t) => ({
    formId: t.id({
      description: 'The ID of the form’s `MasterTemplate`.',
      resolve: ({ id }) => encodeGlobalId('MasterTemplate', id),
    }),
    flowTemplateId: t.id({
      description: 'The ID of the published version that new submissions use.',
      resolve: ({ flowTemplateId }) => encodeGlobalId('FlowTemplate', flowTemplateId),
    }),
    name: t.exposeString('name', { description: 'The name of the form.' }),
    publicPath: t.string({
      description: 'The path of the form’s public page.',
      resolve: ({ teamSlug, slug }) => `/${teamSlug}/${slug}`,
    }),
    teamName: t.exposeString('teamName', { description: 'The name of the team that owns the form.' }),
    status: t.expose('status', {
      type: TemplateStatusEnum,
      description: 'Whether the form accepts submissions: `published` or `closed`.',
    }),
    summary: t.string({
      nullable: true,
      description: 'The beginning of the form’s description as plain text, or null if it has none.',
      resolve: ({ description }) => summaryOf(description),
    }),
    icon: t.exposeString('icon', {
      nullable: true,
      description: 'The name of the icon shown for the form, or null if there is none.',
    }),
    typicalTime: t.exposeString('typicalTime', {
      nullable: true,
      description: 'How long a submission typically takes, in the words of staff, or null if not given.',
    }),
    publiclyLaunchable: t.exposeBoolean('publiclyLaunchable', {
      description: 'Whether anyone can start a submission. If false, the team starts it for people.',
    }),
    categoryId: t.id({
      nullable: true,
      description: 'The ID of the form’s category, or null if it has none.',
      resolve: ({ categoryId }) => categoryId && encodeGlobalId('TemplateCategory', categoryId),
    }),
    categoryName: t.exposeString('categoryName', {
      nullable: true,
      description: 'The name of the form’s category, or null if it has none.',
    }),
    fees: t.field({
      type: [Fee],
      description: 'The payments of the published version. Empty if the form is free.',
      resolve: ({ fees }) => [...fees],
    }),
  }),
});

const Category = builder.objectRef<PortalCategory>('PortalCategory').implement({
  description: 'A category with forms that a town shows to everyone.',
  fields: (t) => ({
    categoryId: t.id({
      description: 'The ID of the `TemplateCategory`.',
      resolve: ({ id }) => encodeGlobalId('TemplateCategory', id),
    }),
    name: t.exposeString('name', { description: 'The name of the category.' }),
    formsCount: t.exposeInt('forms', { description: 'The number of forms in the category that everyone can see.' }),
  }),
});

const searchDescription =
  'Returns only forms found by these words in their name, other names, category, or description. Other words for the same thing and misspelled words are understood. The best matches come first.';

const pageSize = 20;

const requestOf = (
  pagination: ConnectionArguments & { readonly skip?: number | null | undefined },
  term: string | null | undefined,
  categoryId: string | null = null,
): PortalRequest => ({
  ...{ term: term ?? '', categoryId, skip: pagination.skip ?? 0 },
  ...resolvePage(pagination, pageSize, cursorReader('text')),
});

builder.prismaObjectField(Team, 'portalForms', (t) =>
  t.connection(
    {
      type: PortalForm,
      description:
        'The forms that the team shows to everyone, by category and name. Empty while the team is suspended.',
      authScopes: may('team', 'viewPortal', ownKey('id')),
      args: {
        search: t.arg.string({ validate: shortText, description: searchDescription }),
        categoryId: t.arg.globalID({ for: TemplateCategory, description: 'Returns only forms in this category.' }),
        skip: t.arg.int({ validate: skipLimit, description: skipDescription }),
      },
      resolve: async ({ id }, { search, categoryId, ...pagination }, { services }) =>
        rowsConnection(await portalForms(services.pool, id, requestOf(pagination, search, categoryId?.id))),
    },
    {
      description: 'A page of the forms that everyone can see.',
      fields: (connection) => ({
        totalCount: connection.int({ nullable: true, description: totalDescription, resolve: connectionTotal }),
      }),
    },
  ),
);

builder.objectField(Team, 'portalCategories', (t) =>
  t.field({
    type: [Category],
    description: 'The categories of the forms that the team shows to everyone, sorted by name. At most 100.',
    authScopes: may('team', 'viewPortal', ownKey('id')),
    resolve: async ({ id }, _args, { services }) => [...(await portalCategories(services.pool, id))],
  }),
);

builder.queryField('portalForms', (t) =>
  t.connection(
    {
      type: PortalForm,
      description:
        'The forms found in all towns of this installation. Only teams that the operator confirmed are searched.',
      authScopes: { everyone: true },
      args: {
        search: t.arg.string({
          validate: shortText,
          description: `${searchDescription} Without words, nothing is found.`,
        }),
        skip: t.arg.int({ validate: skipLimit, description: skipDescription }),
      },
      resolve: async (_root, { search, ...pagination }, { services }) =>
        rowsConnection(await installationForms(services.pool, requestOf(pagination, search))),
    },
    {
      description: 'A page of the forms found in all towns.',
      fields: (connection) => ({
        totalCount: connection.int({ nullable: true, description: totalDescription, resolve: connectionTotal }),
      }),
    },
  ),
);

/** Teams that the operator confirmed and that have at least one form for everyone. Decision 0105. */
const withPortal: Prisma.TeamWhereInput = {
  ...{ archivedAt: null, suspendedAt: null, letInAt: { not: null } },
  masterTemplates: { some: { everPublished: true, isPrivate: false, status: { not: 'archived' } } },
};

builder.queryField('publicTeams', (t) =>
  t.connection(
    {
      type: Team,
      description:
        'The towns and departments of this installation that have forms for everyone, sorted by name. Only teams that the operator confirmed are listed.',
      authScopes: { everyone: true },
      args: {
        search: t.arg.string({ validate: shortText, description: 'Returns only teams whose name contains this text.' }),
      },
      resolve: (_root, { search, ...pagination }, ctx, info) => {
        const name = search?.trim() ?? '';
        const where = { ...withPortal, ...(name === '' ? {} : { name: containsIgnoringCase(name) }) };
        const { team } = ctx.services.db;
        return keysetPage(pagination, ctx, info, {
          ...{ order: byName, where },
          rows: (query) => team.findMany(query),
          total: () => team.count({ where }),
        });
      },
    },
    {
      description: 'A page of the towns and departments of this installation.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);
