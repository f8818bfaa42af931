import { defaultSearchType } from '#domain/filter/lists.ts';
import { normaliseSlug } from '#domain/kernel/slugs.ts';
import { maxSearchPages } from '#domain/record/searchPage.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import { PageType } from '#server/graphql/record/PublicRecord.ts';
import { searchArguments, searchRecords } from '#server/graphql/record/searchArguments.ts';
import { openForms, type OpenForm } from '#server/graphql/record/tellRecords.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import type { PublishedField } from '#server/queries/record/publishedFields.ts';

guardThrough('SearchPage', 'team', 'viewPortal', async ({ services: { db } }, id) => {
  const page = await db.searchPage.findUnique({ where: { id }, select: { teamId: true } });
  return page?.teamId;
});

const ItemType = builder.prismaObject('SearchPageItem', {
  description: 'A form on a search page.',
  fields: (t) => ({
    form: t.relation('masterTemplate', { type: MasterTemplate, description: 'The form whose records are searched.' }),
    fieldIdentities: t.exposeStringList('fieldIdentities', {
      description:
        'The identities of the questions that are searched and shown. Those that the form doesn’t publish are ignored.',
    }),
  }),
});

export const SearchPage = builder.prismaNode('SearchPage', {
  id: { field: 'id' },
  description: 'A page on which anyone can search the public records of several forms.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The title of the page.' }),
    slug: t.exposeString('slug', { description: 'The slug of the page. Its address is `/search_pages/{slug}`.' }),
    instructions: t.exposeString('instructions', {
      nullable: true,
      description: 'Instructions above the search, as plain text, or null if there are none.',
    }),
    team: t.relation('team', { description: 'The team that owns the page.' }),
    items: t.relation('searchPageItems', {
      type: ItemType,
      description:
        'The forms on the page, in order, including those without public records. Only for people who manage the team.',
      authScopes: may('team', 'manageSearchPages', ownKey('teamId')),
      query: { orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    formNames: t.stringList({
      description: 'The names of the forms that can be searched now.',
      complexity: { field: 10 },
      resolve: async ({ id }, _args, ctx) => (await openItems(ctx, id)).forms.map(({ name }) => name),
    }),
  }),
});

interface OpenItems {
  readonly forms: readonly OpenForm[];
  /** the page's questions that are published now */
  readonly fields: readonly PublishedField[];
}

/** The forms of a search page whose records are public now. Decision 0109. */
async function openItems(ctx: RequestContext, searchPageId: string): Promise<OpenItems> {
  const items = await ctx.services.db.searchPageItem.findMany({
    where: { searchPageId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  const forms = await openForms(
    ctx,
    items.map(({ masterTemplateId }) => masterTemplateId),
  );
  const chosen = new Map(items.map((item) => [item.masterTemplateId, item.fieldIdentities]));
  const fields = forms.flatMap(({ id, fields: own }) =>
    (chosen.get(id) ?? []).flatMap((identity) => own.find((field) => field.identity === identity) ?? []),
  );
  return { forms, fields };
}

builder.prismaObjectFields(ItemType, (t) => ({
  searchPage: t.relation('searchPage', { type: SearchPage, description: 'The search page.' }),
}));

builder.objectField(SearchPage, 'records', (t) =>
  t.field({
    type: PageType,
    description:
      'The completed submissions of the page’s forms whose number, custom ID, identifier, or published answers match a term.',
    args: searchArguments(t.arg, defaultSearchType.searchPage),
    complexity: { field: 100 },
    resolve: async ({ id }, requested, ctx) =>
      searchRecords(ctx, { ...(await openItems(ctx, id)), usualType: defaultSearchType.searchPage }, requested),
  }),
);

builder.prismaObjectFields(Team, (t) => ({
  searchPages: t.relation('searchPages', {
    type: SearchPage,
    description: `The team’s search pages, sorted by name. At most ${maxSearchPages}. Only for people who manage the team.`,
    authScopes: may('team', 'manageSearchPages', ownKey('id')),
    query: { orderBy: [{ name: 'asc' }, { id: 'asc' }], take: maxSearchPages },
  }),
  searchableForms: t.prismaField({
    type: [MasterTemplate],
    description: 'The team’s published forms, sorted by name, to choose from for a search page. At most 500.',
    authScopes: may('team', 'manageSearchPages', ownKey('id')),
    resolve: (query, { id }, _args, { services }) =>
      services.db.masterTemplate.findMany({
        ...query,
        where: { teamId: id, everPublished: true, isPrivate: false, status: { not: 'archived' } },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: 500,
      }),
  }),
}));

builder.queryField('searchPage', (t) =>
  t.prismaField({
    type: SearchPage,
    nullable: true,
    description: 'The search page with a slug, or null if there is none.',
    authScopes: { everyone: true },
    args: { slug: t.arg.string({ required: true, validate: shortText, description: 'The slug, in any case.' }) },
    resolve: async (query, _root, { slug }, { services, access }) => {
      const page = await services.db.searchPage.findUnique({
        ...query,
        where: { slug: normaliseSlug(slug), team: { archivedAt: null } },
      });
      return page && (await access.may('team', 'viewPortal', page.teamId)) ? page : null;
    },
  }),
);

builder.queryField('searchPageSlugIsAvailable', (t) =>
  t.boolean({
    description: 'Whether a search page can use this slug. A page’s own slug counts as available to it.',
    authScopes: { everyone: true },
    args: {
      slug: t.arg.string({ required: true, validate: shortText, description: 'The slug to check, in any case.' }),
      searchPageId: t.arg.globalID({ for: SearchPage, description: 'The ID of the page that wants the slug.' }),
    },
    resolve: async (_root, { slug, searchPageId }, ctx) => {
      await applyRateLimit(ctx, 'lookUp', networkOfClient(ctx));
      const holder = await ctx.services.db.searchPage.findUnique({ where: { slug: normaliseSlug(slug) } });
      return holder === null || holder.id === searchPageId?.id;
    },
  }),
);
