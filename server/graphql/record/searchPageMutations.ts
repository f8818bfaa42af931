import { z } from 'zod';
import { maxSearchPageFields, maxSearchPageForms } from '#domain/record/searchPage.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation, type InputFields, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { maxItems, paragraph, recordId, shortText } from '#server/graphql/inputTexts.ts';
import { SearchPage } from '#server/graphql/record/SearchPage.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { createSearchPage, deleteSearchPage, updateSearchPage } from '#server/operations/record/searchPage.ts';

const ItemInput = builder.inputType('SearchPageItemInput', {
  description: 'A form on a search page.',
  fields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'The ID of the form.' }),
    fieldIdentities: t.stringList({
      required: true,
      validate: z.array(recordId).max(maxSearchPageFields, 'tooMany'),
      description: `The identities of the questions that are searched and shown, at most ${maxSearchPageFields}. The form must publish them.`,
    }),
  }),
});

const settings = (t: InputFields) => ({
  name: t.string({ required: true, validate: shortText, description: 'The title of the page.' }),
  slug: t.string({
    required: true,
    validate: shortText,
    description: 'The slug of the page: at least 3 letters, digits, underscores, or hyphens, and not only digits.',
  }),
  instructions: t.string({ validate: paragraph, description: 'Instructions above the search, as plain text.' }),
  items: t.field({
    type: [ItemInput],
    required: true,
    validate: maxItems(maxSearchPageForms),
    description: `The forms on the page, in order, at most ${maxSearchPageForms}. All are forms of the team.`,
  }),
});

interface Settings {
  readonly name: string;
  readonly slug: string;
  readonly instructions?: string | null;
  readonly items: readonly {
    readonly masterTemplateId: { readonly id: string };
    readonly fieldIdentities: readonly string[];
  }[];
}

const draftOf = ({ name, slug, instructions, items }: Settings) => ({
  ...{ name, slug, instructions: instructions ?? null },
  items: items.map(({ masterTemplateId, fieldIdentities }) => ({ formId: masterTemplateId.id, fieldIdentities })),
});

/** People outside the team can't tell whether a page with an ID exists. */
async function teamOf(ctx: RequestContext, id: string): Promise<string> {
  const page = await ctx.services.db.searchPage.findUnique({ where: { id }, select: { teamId: true } });
  if (!page || !(await ctx.access.may('team', 'viewTeam', page.teamId))) throw notAllowed(ctx, false);
  return page.teamId;
}

const searchPageOutput = <Done extends { readonly id: string; readonly teamId: string }>(
  t: MutationOutputFields<Done>,
) => ({
  searchPage: t.prismaField({
    type: SearchPage,
    nullable: true,
    description: 'The search page, or null if it has been deleted since.',
    resolve: (query, { done: { id } }, _args, { services }) =>
      services.db.searchPage.findUnique({ ...query, where: { id } }),
  }),
  team: t.prismaField({
    type: Team,
    description: 'The team that owns the page.',
    resolve: (query, { done: { teamId } }, _args, { services }) =>
      services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
  }),
});

defineMutation('createSearchPage', {
  description: 'Creates a page on which anyone can search the public records of several forms.',
  inputDescription: 'The new page.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team that owns the page.' }),
    ...settings(t),
  }),
  may: ['team', 'manageSearchPages', ({ input }) => input.teamId.id],
  idempotent: true,
  run: async (ctx, { input: { teamId, ...given } }, idempotencyKey) => {
    const id = await createSearchPage(ctx, { teamId: teamId.id, draft: draftOf(given) }, idempotencyKey);
    return { id, teamId: teamId.id };
  },
  keepsRights: true,
  outputDescription: 'The new search page.',
  outputFields: searchPageOutput,
});

defineMutation('updateSearchPage', {
  description: 'Changes a search page. Its former address stops working.',
  inputDescription: 'The page with all its settings.',
  inputFields: (t) => ({
    searchPageId: t.globalID({ required: true, for: SearchPage, description: 'The ID of the search page.' }),
    ...settings(t),
  }),
  may: ['team', 'manageSearchPages', ({ input }, ctx) => teamOf(ctx, input.searchPageId.id)],
  run: async (ctx, { input: { searchPageId, ...given } }) => ({
    id: searchPageId.id,
    teamId: await updateSearchPage(ctx, { id: searchPageId.id, draft: draftOf(given) }),
  }),
  keepsRights: true,
  outputDescription: 'The changed search page.',
  outputFields: searchPageOutput,
});

defineMutation('deleteSearchPage', {
  description: 'Deletes a search page. The records stay public.',
  inputDescription: 'The page to delete.',
  inputFields: (t) => ({
    searchPageId: t.globalID({ required: true, for: SearchPage, description: 'The ID of the search page.' }),
  }),
  may: ['team', 'manageSearchPages', ({ input }, ctx) => teamOf(ctx, input.searchPageId.id)],
  run: async (ctx, { input: { searchPageId } }) => ({
    id: searchPageId.id,
    teamId: await deleteSearchPage(ctx, searchPageId.id),
  }),
  keepsRights: true,
  outputDescription: 'The deleted search page.',
  outputFields: (t) => ({
    deletedSearchPageId: t.globalID({
      description: 'The ID of the deleted search page.',
      resolve: ({ done: { id } }) => ({ type: SearchPage, id }),
    }),
    ...searchPageOutput(t),
  }),
});
