import { normaliseSlug } from '#domain/kernel/slugs.ts';
import { formSlugProblems } from '#domain/template/formSlug.ts';
import { statusOfFilter, templateFilters, type TemplateStatus } from '#domain/template/templateStatus.ts';
import { actingUserId } from '#server/actor.ts';
import { equalsIgnoringCase } from '#server/database/ignoringCase.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { byName, pageTotal, keysetPage, oldestFirst, type KeysetOrder } from '#server/graphql/keysetPage.ts';
import { ListOrderEnum, orderFor } from '#server/graphql/ListOrder.ts';
import { argumentId, may, ownKey } from '#server/graphql/may.ts';
import { emptyIfForbidden } from '#server/graphql/requestErrors.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';

export const TemplateFilterEnum = builder.enumType('TemplateFilter', {
  description: 'Which forms of a list to include, by status. `unpublished` means forms that were never published.',
  values: templateFilters,
});

export const statusWhere = (filter: keyof typeof statusOfFilter | null | undefined): { status?: TemplateStatus } => {
  const status = statusOfFilter[filter ?? 'all'];
  return status ? { status } : {};
};

const mostListed = 100;

builder.prismaObjectField(Team, 'firstMasterTemplates', (t) =>
  t.prismaField({
    type: [MasterTemplate],
    complexity: treeListCost,
    description: `The forms of the team sorted by name, at most ${mostListed}. Use \`masterTemplates\` to get all of them. Empty for people who are not on the team.`,
    authScopes: may('team', 'viewForms', ownKey('id')),
    unauthorizedResolver: emptyIfForbidden,
    resolve: (query, { id }, _args, { services }) =>
      services.db.masterTemplate.findMany({
        ...query,
        where: formsOf(id, {}),
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: mostListed,
      }),
  }),
);

builder.prismaObjectField(Team, 'masterTemplates', (t) =>
  t.connection(
    {
      type: MasterTemplate,
      description: 'The forms of the team. Only for members of the team.',
      authScopes: may('team', 'viewForms', ownKey('id')),
      args: {
        filter: t.arg({
          type: TemplateFilterEnum,
          defaultValue: 'all',
          description: 'Includes only forms with this status. Defaults to `all`.',
        }),
        onlyPublished: t.arg.boolean({
          description: 'If true, includes only forms that were published at least once.',
        }),
        isStarred: t.arg.boolean({
          description: 'If true, includes only forms the viewer has starred; if false, only the others.',
        }),
        order: t.arg({
          type: ListOrderEnum,
          description:
            'The order of the list: `shown` sorts by name, `made` by creation date, oldest first. Defaults to `made`.',
        }),
        skip: t.arg.int({ validate: skipLimit, description: skipDescription }),
      },
      resolve: ({ id }, { filter, onlyPublished, isStarred, order, ...pagination }, ctx, info) => {
        const where = { ...formsOf(id, { filter, onlyPublished }), ...starredBy(actingUserId(ctx.actor), isStarred) };
        const { masterTemplate } = ctx.services.db;
        return keysetPage(pagination, ctx, info, {
          ...{ order: orderFor(order, { made: oldestFirst, shown: byName }), where },
          rows: (query) => masterTemplate.findMany(query),
          total: () => masterTemplate.count({ where }),
        });
      },
    },
    {
      description: 'A page of a list of forms.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);

const latestFirst: KeysetOrder = { by: [{ column: 'version', kind: 'number' }], isDescending: true };

builder.prismaObjectField(MasterTemplate, 'publishedVersions', (t) =>
  t.connection(
    {
      type: FlowTemplate,
      description: 'All published versions of the form, newest first. Only for the team and members of the form.',
      authScopes: may('masterTemplate', 'viewForm', ownKey('id')),
      args: { skip: t.arg.int({ validate: skipLimit, description: skipDescription }) },
      resolve: ({ id: masterTemplateId }, pagination, ctx, info) => {
        const where = { masterTemplateId, kind: 'published' as const };
        const { flowTemplate } = ctx.services.db;
        return keysetPage(pagination, ctx, info, {
          ...{ order: latestFirst, where },
          rows: (query) => flowTemplate.findMany(query),
          total: () => flowTemplate.count({ where }),
        });
      },
    },
    {
      description: 'A page of a list of published versions.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);

interface FormFilter {
  readonly filter?: keyof typeof statusOfFilter | null | undefined;
  readonly onlyPublished?: boolean | null | undefined;
}

function formsOf(teamId: string, { filter, onlyPublished }: FormFilter): Prisma.MasterTemplateWhereInput {
  return { teamId, ...statusWhere(filter), ...(onlyPublished ? { everPublished: true } : {}) };
}

function starredBy(
  userId: string | null,
  isStarred: boolean | null | undefined,
): Pick<Prisma.MasterTemplateWhereInput, 'starredForms' | 'id'> {
  if (isStarred === null || isStarred === undefined) return {};
  // without a signed-in user, no form is starred
  if (userId === null) return isStarred ? { id: { in: [] } } : {};
  return { starredForms: { [isStarred ? 'some' : 'none']: { userId } } };
}

builder.queryField('starredForms', (t) =>
  t.prismaField({
    type: [MasterTemplate],
    description: 'The forms the viewer has starred, sorted by name.',
    authScopes: { reads: 'forms' },
    args: {
      filter: t.arg({
        type: TemplateFilterEnum,
        defaultValue: 'all',
        description: 'Includes only forms with this status. Defaults to `all`.',
      }),
    },
    resolve: async (query, _root, { filter }, { actor, access, services }) => {
      const userId = actingUserId(actor);
      if (userId === null) return [];
      const forms = await services.db.masterTemplate.findMany({
        ...query,
        where: { ...statusWhere(filter), starredForms: { some: { userId } } },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
      });
      const visible = await Promise.all(forms.map(({ id }) => access.sees('masterTemplate', id)));
      return forms.filter((_form, place) => visible[place]);
    },
  }),
);

builder.queryField('formSlugIsAvailable', (t) =>
  t.boolean({
    description: 'Whether a form can use a slug. The current slug of the form counts as available.',
    authScopes: may('masterTemplate', 'viewForm', argumentId('masterTemplateId')),
    args: {
      slug: t.arg.string({
        required: true,
        validate: shortText,
        description: 'The slug to check. Upper and lower case are treated as the same.',
      }),
      masterTemplateId: t.arg.globalID({
        required: true,
        for: MasterTemplate,
        description: 'The ID of the form that would use the slug.',
      }),
    },
    resolve: async (_root, { slug, masterTemplateId: { id } }, { services, access }) => {
      const wanted = normaliseSlug(slug);
      if (formSlugProblems(wanted).length > 0) return false;
      const context = await access.contextOfResource('masterTemplate', id);
      const holder = await services.db.masterTemplate.findFirst({
        where: { teamId: context?.team_id ?? '', slug: equalsIgnoringCase(wanted) },
        select: { id: true },
      });
      return holder === null || holder.id === id;
    },
  }),
);
